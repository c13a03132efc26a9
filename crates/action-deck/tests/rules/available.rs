//! A chart of those who are there.

use action_deck::{TeamChart, team::Column};

fn chart(id: &str, players: [(&str, &str); 3], keepers: [(&str, &str); 2]) -> TeamChart {
    let mut text = format!(
        "touchline team-chart 1\nteam, {id}, {id}, ABC\ncontrol, 50\nshoot, 30\nfoul on, 40/45\n\
         fouled, 60\nassist, 80\nown goal, 10\npenalty kick, 30/70\nejection, 20\n"
    );
    for (name, range) in players {
        text += &format!(
            "player, {name}, {range}, 40, {range}, 30, {range}, {range}, {range}, {range}\n"
        );
    }
    for (name, range) in keepers {
        text += &format!("keeper, {name}, {range}, 80\n");
    }
    TeamChart::parse_one(&text).unwrap()
}

fn home() -> TeamChart {
    let players = [("Ash", "1-50"), ("Birch", "51-80"), ("Cole", "81-100")];
    chart("home", players, [("Dent", "1-90"), ("Elm", "91-100")])
}

#[test]
fn who_is_left_shares_the_numbers_in_proportion() {
    let left = home()
        .of_those(&[], |name| name != "Ash" && name != "Dent")
        .unwrap();
    // 30 and 20 of 50 are 60 and 40 of 100.
    assert_eq!(left.range_of(Column::Shot, 0), "1-60");
    assert_eq!(left.range_of(Column::Card, 1), "61-100");
    assert_eq!(left.player_name(0), "Birch");
    assert_eq!(left.keeper_name(left.usual_keeper()), "Elm");
    assert!(TeamChart::parse_one(&left.document()).is_ok());
    let nobody = home().of_those(&[], |name| name != "Dent" && name != "Elm");
    assert!(nobody.is_none(), "somebody must keep goal");
}

#[test]
fn who_comes_brings_his_numbers() {
    let players = [("Fox", "1-50"), ("Gale", "51-99"), ("Hay", "100")];
    let away = chart("away", players, [("Ivy", "1-50"), ("Jay", "51-100")]);
    let both = home()
        .of_those(&[(&away, "Fox"), (&away, "Nobody")], |_| true)
        .unwrap();
    // 50, 30, 20 and 50 of 150: 33.3, 20, 13.3 and 33.3; the first has what is over.
    assert_eq!(both.range_of(Column::Goal, 0), "1-34");
    assert_eq!(both.range_of(Column::Goal, 1), "35-54");
    assert_eq!(both.range_of(Column::Goal, 3), "68-100");
    assert_eq!(both.players.len(), 4);
    assert!(TeamChart::parse_one(&both.document()).is_ok());
}
