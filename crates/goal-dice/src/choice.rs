//! What a coach can be asked to choose from.

tabletop::words! {
    /// A choice.
    pub enum Choice {
        /// Roll to move up the field.
        Advance = "advance",
        /// Shoot from here.
        Shoot = "shoot",
        /// Penalty a: the offender stays, and loses its next turn.
        LoseTurn = "lose turn",
        /// Penalty b: the offender goes back to the square farthest from goal.
        SendBack = "send back",
        /// Penalty c (a variant): the offender loses a die for the half.
        LoseDie = "lose die",
    }
}
