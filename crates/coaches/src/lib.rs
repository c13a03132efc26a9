//! Computer coaches: policies that see the rules, the public state and the menu,
//! and never the generator that rolls the dice.

pub mod action_deck;
pub mod counter_attack;
pub mod goal_dice;
pub mod inside_the_net;
pub mod manner;
pub mod odds;
pub mod offense_charts;
