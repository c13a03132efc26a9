//! What a table of matches counts besides goals: shots, fouls, corners, cards.

use tabletop::Faults;

use super::table::ClubRow;
use crate::{
    ClubCount as C,
    calendar::table::clubs_in,
    rows::{Heading, rows, whole},
};

/// The columns of hosts and visitors by all their names, what a club did, and what it suffered.
const COLUMNS: [([&str; 2], C, Option<C>); 6] = [
    (
        [
            "hs homeshots homeshot hshots",
            "as awayshots awayshot ashots",
        ],
        C::Shots,
        Some(C::ShotsAgainst),
    ),
    (
        [
            "hst homeshotsontarget homeontarget hshotsontarget",
            "ast awayshotsontarget awayontarget ashotsontarget",
        ],
        C::OnTarget,
        Some(C::OnTargetAgainst),
    ),
    (
        ["hf homefouls hfouls", "af awayfouls afouls"],
        C::Fouls,
        Some(C::Fouled),
    ),
    (
        ["hc homecorners hcorners", "ac awaycorners acorners"],
        C::Corners,
        Some(C::CornersAgainst),
    ),
    (
        [
            "hy homeyellows homeyellow homeyellowcards",
            "ay awayyellows awayyellow awayyellowcards",
        ],
        C::Yellows,
        None,
    ),
    // All who were sent off, for a second yellow card too.
    (
        [
            "hr homereds homered homeredcards",
            "ar awayreds awayred awayredcards",
        ],
        C::Reds,
        None,
    ),
];

/// Sums of what was counted, of each column that every match of these clubs has.
pub fn take(text: &str, clubs: &mut [ClubRow]) {
    let rows = rows(text, 0, &mut Faults::default());
    let Some(((_, head), rows)) = rows.split_first() else {
        return;
    };
    let heading = Heading::of(head);
    let Some([home, away]) = clubs_in(&heading) else {
        return;
    };
    let matches: u32 = clubs.iter().map(|club| club.goals[0][0]).sum();
    for (names, column, against) in COLUMNS {
        let [Some(hosts), Some(visitors)] = names.map(|names| heading.place(names)) else {
            continue;
        };
        let counted = rows.iter().filter_map(|(_, row)| {
            let number = |at: usize| whole(row.get(at)?);
            Some((
                [row.get(home)?, row.get(away)?],
                [number(hosts)?, number(visitors)?],
            ))
        });
        let counted: Vec<_> = counted.collect();
        if counted.len() != matches as usize {
            continue;
        }
        for club in clubs.iter_mut() {
            let (mut own, mut theirs) = (0, 0);
            for (names, [hosts, visitors]) in &counted {
                if names[0] == club.name {
                    (own, theirs) = (own + hosts, theirs + visitors);
                }
                if names[1] == club.name {
                    (own, theirs) = (own + visitors, theirs + hosts);
                }
            }
            club.more.push((column, own));
            club.more.extend(against.map(|against| (against, theirs)));
        }
    }
}
