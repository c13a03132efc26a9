//! Player cards and keeper cards as they are written.

use inside_the_net::{Action, Squad, Zone};

use crate::kit::team;

const STANDARD: &str = include_str!("../../../../data/inside-the-net/teams/touchline-league.txt");

#[test]
fn what_stands_on_a_card() {
    // ITN-GLO.1
    let text = team("H").replace(
        "LINE 1, OFF 51, END 6, INJ 2/C, GS 9",
        "LINE 1.5, OFF 51.2, END 7, INJ 3/D, G 30, GS 28, GF 25, SG 4, SUB 2, GL 3, AST 5",
    );
    let squad = Squad::parse_one(&text).unwrap();
    let card = squad.player(0).unwrap();
    assert_eq!((card.line, card.off, card.endurance), (15, 512, 7));
    assert_eq!((card.injury_rate, card.injury_column), (3, 3));
    assert_eq!(card.season.figures, [30, 28, 25, 4, 2, 3, 5]);
    assert_eq!(card.positions.to_string(), "DF");
    assert_eq!(
        card.plays.tables[Zone::Mid as usize][8],
        Action::ThroughBall
    );
    assert_eq!(card.plays.ranges(Zone::Mid).len(), 6);
}

#[test]
fn what_is_written_is_read_again() {
    for text in [STANDARD.to_string(), team("H")] {
        for squad in Squad::parse_all(&text).unwrap() {
            let again = Squad::parse_one(&squad.document()).unwrap();
            assert_eq!(again, squad);
        }
    }
}

#[test]
fn cards_list_all_their_faults() {
    for (from, to, part) in [
        (
            "Pss+ 11-16, Pto+ 17-20",
            "Pss+ 11-16, Pto+ 18-20",
            "MID says nothing of 17",
        ),
        (
            "Pss+ 11-16, Pto+ 17-20",
            "Pss+ 11-17, Pto+ 17-20",
            "17 is there twice in MID",
        ),
        (
            "Fld 7-8, Ps+S 9-10",
            "Fld 7-8, P++ 9-10",
            "`P++ 9-10` is nothing of MID",
        ),
        (
            "Cry+ 1-2, Chl+ 3-6",
            "Cry+ 1, Cry+ 2, Chl+ 3-6",
            "Cry+ is there twice in MID",
        ),
        (
            "TklR 4-6, Tkl 7-11",
            "TklR 4-7, Tkl 7-11",
            "TklR 4-7 and Tkl 7-11 overlap",
        ),
        ("Rcd 20", "Rcd 18-20", "Ycd 15-18 and Rcd 18-20 overlap"),
        ("Int 4-7", "Int 3-7", "BlkP 1-3 and Int 3-7 overlap"),
        ("Foul 1-3", "Foul 2*-3", "a star stands behind a 1 only"),
        (", 2nd 5", "", "2nd without Ycd, or Ycd without 2nd"),
        ("Shot 10", "Shot 21", "Shot of attack is `21`"),
        ("Goal 6, ", "", "attack says nothing of Goal"),
        ("PKw 1", "PKw 0", "PKw of attack is `0`"),
        (
            "PKw 1",
            "PKw 1, Extra 3",
            "`Extra 3` means nothing for attack",
        ),
        ("OnT -2", "OnT -6", "OnT of defence is `-6`"),
        (
            "save out, SV 1-14, CK 15-17",
            "save out, CK 1-3, SV 4-17",
            "SV does not begin at 1",
        ),
        (
            "after, Throw 1-8",
            "after, Pass 1-8",
            "`Pass 1-8` is nothing of after",
        ),
        ("saves, Chl -1", "saves, Chl x", "Chl of saves is `x`"),
        ("INJ 2/C", "INJ 2/K", "INJ of H1 is `2/K`"),
        ("LINE 1,", "LINE 1.25,", "LINE of H1 is `1.25`"),
        ("END 6", "END 21", "END of H1 is `21`"),
        ("H1, DF,", "H1, GK,", "the position of H1 is `GK`"),
        ("player, H2,", "player, H1,", "`H1` is no name of his own"),
        (
            "like, H1\nplayer, H3",
            "like, H9\nplayer, H3",
            "nobody called `H9` stands above",
        ),
        (
            "ratings, HREC 10, AREC 0, SOS 50, shape 4-4-2\n",
            "",
            "home has no ratings",
        ),
        ("shape 4-4-2", "shape 4-4-3", "`4-4-3` is no formation"),
        (
            "stops, CrsP INT",
            "stop, CrsP INT",
            "`stop` is no line of a keeper",
        ),
        (
            "attack, Shot",
            "attacks, Shot",
            "`attacks` is no line of a player",
        ),
        ("team, home,", "team, Home!,", "`Home!` is no id"),
        (
            "HHH",
            "HH",
            "the short name `HH` does not have three letters",
        ),
        (
            "touchline player-cards 1",
            "touchline cards 1",
            "the first line is",
        ),
    ] {
        let text = team("H");
        assert!(text.contains(from), "{from}");
        let faults = Squad::parse_one(&text.replacen(from, to, 1))
            .unwrap_err()
            .to_string();
        assert!(faults.contains(part), "{to}: {faults}");
    }
    let few: String = team("H")
        .lines()
        .take(20)
        .map(|line| format!("{line}\n"))
        .collect();
    let faults = Squad::parse_one(&few).unwrap_err().to_string();
    assert!(faults.contains("ten are needed at least"), "{faults}");
    let two = format!(
        "{}{}",
        team("H"),
        team("A").replace("touchline player-cards 1\n", "")
    );
    assert!(
        Squad::parse_one(&two)
            .unwrap_err()
            .to_string()
            .contains("there are 2 teams")
    );
    assert_eq!(Squad::parse_all(&two).unwrap().len(), 2);
    let twice = format!(
        "{}{}",
        team("H"),
        team("H").replace("touchline player-cards 1\n", "")
    );
    let faults = Squad::parse_all(&twice).unwrap_err().to_string();
    assert!(faults.contains("team `home` is there twice"), "{faults}");
}
