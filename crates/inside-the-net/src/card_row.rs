//! A line of a card: `attack, Shot 10, OnT 9`. Names in any order, faults all at once.

use tabletop::{Fault, Faults};

use crate::action::{FACES, Span};

/// A line of named values under way.
pub(crate) struct Row<'a, 'f> {
    line: usize,
    /// Whose line it is.
    of: &'a str,
    cells: Vec<(&'a str, &'a str)>,
    faults: &'f mut Faults,
}

impl<'a, 'f> Row<'a, 'f> {
    /// The values of a line; each cell is a name, a space and a value.
    pub(crate) fn new(
        line: usize,
        of: &'a str,
        cells: &[&'a str],
        faults: &'f mut Faults,
    ) -> Row<'a, 'f> {
        let mut row = Row {
            line,
            of,
            cells: Vec::new(),
            faults,
        };
        for cell in cells {
            match cell.rsplit_once(' ') {
                Some((name, value)) => row.cells.push((name.trim(), value)),
                None => row.fault(format!("`{cell}` has no value"), "write NAME VALUE"),
            }
        }
        row
    }

    pub(crate) fn fault(&mut self, what: String, cure: &str) {
        self.faults.push(Fault::at(self.line, what, cure));
    }

    /// A value, taken out; a name that is there twice is a fault.
    fn take(&mut self, name: &str) -> Option<&'a str> {
        let at = self.cells.iter().position(|(known, _)| *known == name)?;
        let (_, value) = self.cells.remove(at);
        if self.cells.iter().any(|(known, _)| *known == name) {
            self.fault(format!("`{name}` is there twice"), "write it once");
        }
        Some(value)
    }

    fn needed(&mut self, name: &str) -> &'a str {
        match self.take(name) {
            Some(value) => value,
            None => {
                let of = self.of;
                self.fault(format!("{of} says nothing of {name}"), "add it");
                // Fits everywhere.
                "0"
            }
        }
    }

    /// A word, if it is there.
    pub(crate) fn text(&mut self, name: &str) -> Option<&'a str> {
        self.take(name)
    }

    fn within(&mut self, name: &str, text: &str, least: i16, most: i16) -> i16 {
        let found = text.parse().ok();
        let found = found.filter(|number| (least..=most).contains(number));
        if found.is_none() {
            let cure = format!("write a whole number from {least} to {most}");
            self.fault(format!("{name} of {} is `{text}`", self.of), &cure);
        }
        found.unwrap_or(0)
    }

    /// A number from 0 on.
    pub(crate) fn number(&mut self, name: &str, most: u8) -> u8 {
        let text = self.needed(name);
        self.within(name, text, 0, i16::from(most)) as u8
    }

    /// The same where nothing is 0.
    pub(crate) fn optional(&mut self, name: &str, most: u8) -> u8 {
        let text = self.take(name).unwrap_or("0");
        self.within(name, text, 0, i16::from(most)) as u8
    }

    /// A count of games, 0 if nothing is said.
    pub(crate) fn count(&mut self, name: &str) -> u16 {
        let text = self.take(name).unwrap_or("0");
        self.within(name, text, 0, 999) as u16
    }

    /// A number with a sign.
    pub(crate) fn signed(&mut self, name: &str, least: i8, most: i8) -> i8 {
        let text = self.needed(name);
        self.within(name, text, i16::from(least), i16::from(most)) as i8
    }

    /// A number with at most one decimal, in tenths.
    pub(crate) fn tenths(&mut self, name: &str, most: u16) -> u16 {
        let text = self.needed(name);
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let tenth = tenth.parse().ok().filter(|_| tenth.len() == 1);
        let whole: Option<u16> = whole.parse().ok().filter(|whole| *whole <= 1000);
        let found = whole
            .zip(tenth)
            .map(|(whole, tenth): (u16, u16)| whole * 10 + tenth);
        let found = found.filter(|&found| found <= most);
        if found.is_none() {
            let cure = format!("write a number up to {}.{}", most / 10, most % 10);
            self.fault(format!("{name} of {} is `{text}`", self.of), &cure);
        }
        found.unwrap_or_default()
    }

    /// A range of white, none if nothing is said.
    pub(crate) fn span(&mut self, name: &str) -> Span {
        let text = self.take(name).unwrap_or("-");
        self.read_span(name, text)
    }

    fn read_span(&mut self, name: &str, text: &str) -> Span {
        let found = Span::read(text);
        if found.is_none() {
            let cure = "write a number from 1 to 20, a range as 3-7, or -";
            self.fault(format!("{name} of {} is `{text}`", self.of), cure);
        }
        found.unwrap_or(Span::NONE)
    }

    /// Foul, whose 1 may have a star.
    pub(crate) fn foul(&mut self) -> (Span, bool) {
        let text = self.take("Foul").unwrap_or("-");
        let span = self.read_span("Foul", &text.replacen('*', "", 1));
        let star = text.contains('*');
        if star && !(text.starts_with("1*") && span.low == 1) {
            self.fault(format!("Foul is `{text}`"), "a star stands behind a 1 only");
        }
        (span, star)
    }

    /// The number behind Ycd: there exactly when Ycd is (ITN-CARD.7).
    pub(crate) fn second_yellow(&mut self, yellow: bool) -> Option<u8> {
        let text = self.take("2nd");
        if text.is_some() != yellow {
            let what = format!("{} has 2nd without Ycd, or Ycd without 2nd", self.of);
            self.fault(what, "write Ycd 9-12, 2nd 5; or 2nd - for (-)");
        }
        match text {
            None | Some("-") => None,
            Some(text) => Some(self.within("2nd", text, 0, i16::from(FACES)) as u8),
        }
    }

    /// INJ: a rate and a letter.
    pub(crate) fn injury(&mut self) -> (u8, u8) {
        let text = self.take("INJ").unwrap_or("0/A");
        let (rate, letter) = text.split_once('/').unwrap_or((text, ""));
        let rate = rate.parse().ok().filter(|&rate: &u8| rate <= FACES);
        let letter = match letter.as_bytes() {
            [letter @ b'A'..=b'J'] => Some(letter - b'A'),
            _ => None,
        };
        if rate.is_none() || letter.is_none() {
            let what = format!("INJ of {} is `{text}`", self.of);
            self.fault(what, "write a rate and a letter from A to J, as 2/C");
        }
        (rate.unwrap_or_default(), letter.unwrap_or_default())
    }

    /// Ranges of one family have no face in common (ITN-CHK.2).
    pub(crate) fn apart(&mut self, family: &[(&str, Span)]) {
        for (at, (name, span)) in family.iter().enumerate() {
            for (other, with) in &family[..at] {
                if span.meets(*with) {
                    let what = format!("{other} {with} and {name} {span} overlap");
                    self.fault(what, "give each face to one of them");
                }
            }
        }
    }

    /// What was not asked for is a fault.
    pub(crate) fn end(mut self) {
        for (name, value) in std::mem::take(&mut self.cells) {
            let what = format!("`{name} {value}` means nothing for {}", self.of);
            self.fault(what, "leave it out");
        }
    }
}

/// A table of a die: each cell is a name and a range, every face stands once.
pub(crate) fn table_of<T: Copy>(
    line: usize,
    of: &str,
    cells: &[&str],
    named: impl Fn(&str) -> Option<T>,
    faults: &mut Faults,
) -> Option<[T; FACES as usize]> {
    let before = faults.0.len();
    let mut faces: [Option<T>; FACES as usize] = [None; FACES as usize];
    let mut names: Vec<&str> = Vec::new();
    for cell in cells {
        let (name, range) = cell.rsplit_once(' ').unwrap_or((cell, ""));
        let (what, span) = (named(name), Span::read(range));
        let (Some(what), Some(span)) = (what, span) else {
            let fault = format!("`{cell}` is nothing of {of}");
            faults.push(Fault::at(
                line,
                fault,
                "write a name of this table and a range",
            ));
            continue;
        };
        if names.contains(&name) {
            let fault = format!("{name} is there twice in {of}");
            faults.push(Fault::at(line, fault, "give it one range"));
        }
        names.push(name);
        for (face, slot) in (1..=FACES)
            .zip(&mut faces)
            .filter(|(face, _)| span.has(*face))
        {
            if slot.replace(what).is_some() {
                let fault = format!("{face} is there twice in {of}");
                faults.push(Fault::at(line, fault, "give each face one meaning"));
            }
        }
    }
    let missing: Vec<String> = (1..=FACES)
        .zip(&faces)
        .filter(|(_, what)| what.is_none())
        .map(|(face, _)| face.to_string())
        .collect();
    if !missing.is_empty() && faults.0.len() == before {
        let fault = format!("{of} says nothing of {}", missing.join(" "));
        faults.push(Fault::at(
            line,
            fault,
            "every face from 1 to 20 needs a meaning",
        ));
    }
    let first = faces.iter().flatten().next().copied()?;
    (faults.0.len() == before).then(|| faces.map(|what| what.unwrap_or(first)))
}
