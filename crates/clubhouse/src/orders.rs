//! What coaches want to be asked, and what is answered for them.

use tabletop::log::{Order, Wish};

use crate::{Clubhouse, Refusal, Room, Seat};

impl Room {
    /// Takes an order of a coach, and plays on by it.
    pub(crate) fn order(&mut self, seat: Seat, question: &str, wish: Wish) -> Result<(), Refusal> {
        let order = Order {
            side: coach(seat)?,
            question: question.to_string(),
            wish,
        };
        let taken = self.played.order(order);
        taken.map_err(|refused| Refusal::Unfit(refused.to_string()))?;
        self.play_on()
    }
}

impl Clubhouse {
    /// Takes an order of a coach: a line of the match, in the store like every other.
    ///
    /// # Errors
    ///
    /// If the match has moved on, or the order makes no sense.
    pub async fn order(
        &self,
        id: &str,
        secret: &str,
        version: usize,
        question: String,
        wish: Wish,
    ) -> Result<(), Refusal> {
        self.change(id, secret, version, move |room, seat| {
            room.order(seat, &question, wish)
        })
        .await
    }

    /// What the coach with this secret wants.
    ///
    /// # Errors
    ///
    /// If there is no such match, or this is no coach of it.
    pub async fn orders(&self, id: &str, secret: &str) -> Result<Vec<Order>, Refusal> {
        let secret = secret.to_string();
        let wishes = self.look(id, move |room| {
            let side = coach(room.seat(&secret)?)?;
            Ok::<_, Refusal>(room.played.wishes(side))
        });
        wishes.await?
    }
}

fn coach(seat: Seat) -> Result<tabletop::Side, Refusal> {
    match seat {
        Seat::Coach(side) => Ok(side),
        Seat::Referee => Err(Refusal::NotYou("only coaches give orders".to_string())),
    }
}
