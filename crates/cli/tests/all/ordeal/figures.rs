//! What an ordeal came to.

use std::{collections::BTreeMap, fmt, time::Duration};

use serde_json::Value;

use super::{
    SOON, by_hand,
    players::{DEAD, Played, Request},
};
use crate::serve::client::Client;

/// Everything that is counted.
#[derive(Default)]
pub struct Figures {
    pub what: String,
    pub runs: u64,
    pub acknowledged: u64,
    /// Acknowledged, and not there.
    pub lost: u64,
    /// There, and not asked for there.
    pub doubled: u64,
    /// Sent once and not told what became of it.
    pub unknown: u64,
    /// There, and told to the end that they were not wanted, or that the program failed.
    pub told_wrong: u64,
    pub longest: Duration,
    /// How often it was told what of answers that are there.
    kept: BTreeMap<String, u64>,
    /// What is wrong, in words.
    pub faults: Vec<String>,
}

impl Figures {
    pub fn of(what: &str) -> Figures {
        Figures {
            what: what.to_string(),
            ..Figures::default()
        }
    }

    /// Counts a match as it is now.
    pub fn count(&mut self, client: &Client, played: &Played) {
        let view = client.get(&format!("/api/matches/{}", played.id));
        if view.status != 200 {
            self.faults
                .push(format!("{} cannot be read: {view:?}", played.id));
        }
        let frames = view.body["frames"].as_array().cloned().unwrap_or_default();
        let stands = |request: &Request| {
            let frame = frames.get(request.version as usize + 1);
            frame.is_some_and(|frame| frame["answer"]["text"] == *request.text)
        };
        for request in &played.requests {
            let acknowledged = request.told.contains(&200);
            let stands = stands(request);
            self.acknowledged += u64::from(acknowledged);
            self.unknown += u64::from(request.told.first() != Some(&200));
            if acknowledged && !stands {
                self.lost += 1;
                let Request {
                    version,
                    text,
                    told,
                } = request;
                let id = &played.id;
                let fault = format!("{id}: {text} at {version}, told {told:?}, is lost");
                self.faults.push(fault);
            }
            if stands {
                *self.kept.entry(in_words(&request.told)).or_default() += 1;
                self.told_wrong += u64::from(told_wrong(request));
            }
        }
        for (number, frame) in frames.iter().enumerate().skip(1) {
            if is_of_person(frame, played) && !asked_for(number, frame, played) {
                self.doubled += 1;
                let fault = format!(
                    "{}: {} at {number} was not asked for",
                    played.id, frame["answer"]
                );
                self.faults.push(fault);
            }
        }
    }

    /// Prints them, and asserts that nothing is wrong.
    #[track_caller]
    pub fn assert_fine(&self) {
        println!("{self}");
        assert!(self.faults.is_empty(), "{}: {:#?}", self.what, self.faults);
        // It is not enough that nothing is lost: who is refused believes that nothing was kept.
        assert_eq!(self.told_wrong, 0, "{self}");
        assert!(self.acknowledged > 0, "{}: nothing was kept", self.what);
        if by_hand().is_some() {
            assert!(self.longest < SOON, "{}: {:?}", self.what, self.longest);
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures {
            what,
            runs,
            acknowledged,
            lost,
            doubled,
            unknown,
            ..
        } = self;
        let longest = self.longest.as_secs_f64();
        write!(
            f,
            "ordeal {what}: runs {runs}, acknowledged {acknowledged}, lost {lost}, \
             doubled {doubled}, unknown {unknown}, told wrong {}, \
             longest until all go on {longest:.2} s; told of what is kept: {:?}",
            self.told_wrong, self.kept
        )
    }
}

/// True if somebody was refused to the end what was kept. Whose line went dead, or who was told
/// that it is not known, may be told later that the match has moved on: he knows to look.
fn told_wrong(request: &Request) -> bool {
    let told = |status| request.told.contains(&status);
    !told(200) && (told(500) || told(409) && !told(503) && !told(DEAD))
}

/// `500 409`: what was told at one attempt after the other, the same only once. Whoever was told
/// much gets the rest as dots.
fn in_words(told: &[u16]) -> String {
    let mut told = told.to_vec();
    told.dedup();
    let words = told.iter().map(|status| match *status {
        DEAD => "dead".to_string(),
        status => status.to_string(),
    });
    let mut words: Vec<String> = words.collect();
    if words.len() > 4 {
        words.splice(3..words.len() - 1, ["...".to_string()]);
    }
    words.join(" ")
}

fn is_of_person(frame: &Value, played: &Played) -> bool {
    let label = frame["answer"]["label"].as_str().unwrap_or_default();
    let side = label.split(' ').next().unwrap_or_default();
    played.people.contains(&side)
}

fn asked_for(number: usize, frame: &Value, played: &Played) -> bool {
    let here = |request: &&Request| {
        request.version as usize + 1 == number && frame["answer"]["text"] == *request.text
    };
    played.requests.iter().any(|request| here(&request))
}
