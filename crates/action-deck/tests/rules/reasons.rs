//! The clause that a reason cites is the one by which it happened, and the words say whose
//! number it was, what it was held against, and who has the ball then.

use crate::kit::table;

/// Plays these draws from a situation; each list has this reason with this clause.
fn cited(options: &str, cases: &[(&str, &str, &str)]) {
    for (start, draws, reason) in cases {
        let whys = table(options).start(start).play(draws).whys();
        assert!(whys.iter().any(|why| why == reason), "{reason}: {whys:#?}");
    }
}

#[test]
fn an_entry_is_carried_out_by_a_clause() {
    let own = "zone: D | first draw: no";
    let short = "home sent off: Hyde";
    cited(
        "",
        &[
            // AD-5.3
            ("", "M+1", "home draws card 2, entry M: +1 [AD-5.3]"),
            // AD-5.5
            (own, "D+2", "home draws card 4, entry D: +2 [AD-5.5]"),
            // AD-6.1
            ("", "M0f", "home draws card 5, entry M: 0 FOUL [AD-6.1]"),
            // AD-9.1
            ("", "M+1c", "home draws card 1, entry M: +1 CTL [AD-9.1]"),
            // AD-8.2
            (short, "M+1", "home draws card 2, entry M: +1 [AD-8.2]"),
            (short, "M0f", "home draws card 5, entry M: 0 FOUL [AD-6.1]"),
            // AD-15.1
            (own, "D+1/X", "home draws the X card, entry D: +1 [AD-5.3]"),
        ],
    );
}

#[test]
fn a_number_on_the_chart_says_whose_it_is() {
    let attack = "zone: A | first draw: no";
    let short = "home sent off: Hyde";
    cited(
        "",
        &[
            // AD-9.2
            (
                "",
                "M+1c N60",
                "number 60, at most CTL 60 of home: kept in A [AD-9.2]",
            ),
            // AD-9.3
            // The attacking zone is the other team's own one.
            (
                "",
                "M+1c N61",
                "number 61, more than CTL 60 of home: lost in A, away has it in D [AD-9.3]",
            ),
            (
                "",
                "M-1c N61",
                "number 61, more than CTL 60 of home: lost in D, away has it in A [AD-9.3]",
            ),
            // AD-8.1
            // 60, and 15 less for Hyde.
            (
                short,
                "M0 N46",
                "number 46, more than CTL 45 of home (60 with all men): lost in M, away has it in M \
                 [AD-9.3]",
            ),
            // AD-6.7
            (
                "",
                "M0f N41",
                "number 41 on AA of home: 1-41 SHOOT, no foul [AD-6.7]",
            ),
            (
                "",
                "M0f N74",
                "number 74 on AA of home: 74-100 TURNOVER, no foul [AD-6.7]",
            ),
            // AD-8.3
            (
                short,
                "M0f N41",
                "number 41 on AA of home: 1-41 SHOOT, no foul [AD-8.3]",
            ),
            // AD-6.3
            (
                "",
                "M0f N52",
                "number 52 on AA of home: 42-52 FOUL ON, home fouls [AD-6.3]",
            ),
            // AD-6.5
            (
                "",
                "M0f N53",
                "number 53 on AA of home: 53-57 FOUL ON, home fouls, with a yellow card [AD-6.5]",
            ),
            // AD-6.4
            (
                "",
                "M0f N58",
                "number 58 on AA of home: 58-73 FOULED, away fouls [AD-6.4]",
            ),
            // AD-10.3
            (
                attack,
                "AAA N74",
                "number 74 on AA of home: 74-100 TURNOVER, away has the ball in D [AD-10.3]",
            ),
        ],
    );
}

#[test]
fn a_man_is_found_by_the_clause_of_what_he_did() {
    let next = |what: &str| format!("zone: A | first draw: no | next: {what}");
    cited(
        "",
        &[
            // AD-16.1
            (
                &next("taker"),
                "N34",
                "number 34, column G of home: 1-34 is Adair [AD-16.1]",
            ),
            // AD-11.8
            (
                &next("scorer"),
                "N34",
                "number 34, column G of home: 1-34 is Adair [AD-11.8]",
            ),
            // AD-7.2
            (
                &next("card yellow"),
                "N6",
                "number 6, column CARD of home: 1-6 is Adair [AD-7.2]",
            ),
            // AD-15.5
            (
                &next("card red"),
                "N6",
                "number 6, column CARD of home: 1-6 is Adair [AD-15.5]",
            ),
            (
                &next("card yellow after X"),
                "N6",
                "number 6, column CARD of home: 1-6 is Adair [AD-15.5]",
            ),
            // AD-15.6
            (
                "",
                "M0f N52 NX",
                "the X card means nothing at this draw: the next one is drawn [AD-15.6]",
            ),
            // AD-2.5
            (
                "",
                "M0c NX",
                "the X card means nothing at this draw: the next one is drawn [AD-2.5]",
            ),
            // AD-7.4
            (
                "home sent off: Adair | zone: A | first draw: no | next: shooter",
                "N30",
                "number 30, column SHT of home: 1-30 is Adair, who is sent off: drawn again [AD-7.4]",
            ),
        ],
    );
}

#[test]
fn coaches_and_what_was_agreed() {
    let behind = "period: second half | away goals: 1 | marks: 12";
    cited(
        "",
        &[
            // AD-13.1
            (
                behind,
                "home:press M0",
                "home is behind in the second half, at the first draw of a possession [AD-13.1]",
            ),
            // AD-13.5
            (
                behind,
                "home:press M0 N60",
                "number 60, at most CTL 60 of home: PRESS brings one zone more [AD-13.5]",
            ),
            (
                behind,
                "home:press M0 N61",
                "number 61, more than CTL 60 of home: PRESS brings nothing more [AD-13.5]",
            ),
            // AD-13.4
            (
                behind,
                "home:press M0c",
                "only a bare +1 or 0 can be pressed: the entry counts as it stands [AD-13.4]",
            ),
            // AD-14.1
            (
                "",
                "home:stall M0",
                "home stalls: one more card is discarded unread [AD-14.1]",
            ),
        ],
    );
    // AD-17.3
    let marked = "home was fouled and goes on: that makes a mark [AD-17.3]";
    cited("foul_mark=true", &[("", "M0f N58 N1 N1", marked)]);
    // AD-14.2
    let stalled = "a STALL makes a mark [AD-14.2]";
    cited("stall_mark=true", &[("", "home:stall M0", stalled)]);
}

#[test]
fn a_possible_penalty_is_what_was_agreed() {
    // AD-16.4
    let start = "zone: A | first draw: no | next: chart free kick";
    for (agreed, came) in [
        ("checked", "perhaps a penalty"),
        ("always", "a penalty, as agreed"),
        ("never", "a shot, as agreed"),
    ] {
        let line = "number 8 on the chart free kick: 1-8 close to the line of the area";
        let reason = format!("{line}, {came} [AD-6.8]");
        cited(&format!("dfk_penalty={agreed}"), &[(start, "N8", &reason)]);
    }
    cited(
        "",
        &[
            (
                start,
                "N8 N31",
                "number 31, at most PENALTY KICK 31 of home: a penalty [AD-16.4]",
            ),
            (
                start,
                "N8 N32",
                "number 32, more than PENALTY KICK 31 of home: no penalty, but a shot [AD-16.4]",
            ),
        ],
    );
}

#[test]
fn charts_say_who_has_the_ball() {
    // AD-11.7
    // AD-3.1
    for (chart, number, line, clause) in [
        ("saves", 50, "1-50 held, away has it in D", "AD-11.7"),
        (
            "saves",
            90,
            "65-90 turned behind, a corner for home",
            "AD-11.7",
        ),
        ("saves", 91, "91-95 a rebound, home shoots", "AD-11.7"),
        (
            "saves",
            100,
            "99-100 punched clear, away has it in M",
            "AD-11.7",
        ),
        (
            "corner",
            44,
            "35-44 kept alive, home goes on in A",
            "AD-3.1",
        ),
        (
            "corner",
            52,
            "45-52 worked back to midfield, home goes on in M",
            "AD-3.1",
        ),
    ] {
        let start = format!("zone: A | first draw: no | next: chart {chart}");
        let reason = format!("number {number} on the chart {chart}: {line} [{clause}]");
        cited("", &[(&start, &format!("N{number}"), &reason)]);
    }
}

#[test]
fn halves_begin_and_end_for_a_reason() {
    // AD-4.2
    for (number, reason) in [
        ("N90", "number 90 is even: home kicks off [AD-4.2]"),
        ("N7", "number 7 is odd: away kicks off [AD-4.2]"),
    ] {
        assert_eq!(table("").kick_off().play(number).whys()[0], reason);
    }
    // AD-17.6
    let last = "kicked off: home | marks: 47 | added: 2";
    cited(
        "",
        &[
            (
                last,
                "M0c N61",
                "47 marks are made, and one more would be due [AD-17.6]",
            ),
            (
                last,
                "M0c N61",
                "home kicked off the first half, so away does now [AD-4.2]",
            ),
        ],
    );
}
