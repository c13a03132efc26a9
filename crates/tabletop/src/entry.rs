//! One of several things that a position holds under one name: what lies beside one man, who plays in one spot,
//! whether somebody is booked.
//!
//! | what is held | an entry, as a line names it | what it is |
//! | --- | --- | --- |
//! | something for each of several names | `put 10H` | `M19`, or `none` |
//! | a list, by a place in it | `line-up 5` | what stands there |
//! | a list, by what may be in it | `booked Frost` | `yes`, `no` |

use crate::{
    fault::Fault,
    values::{Given, NONE, Value},
};

const YES: &str = "yes";
const NO: &str = "no";

impl Value {
    /// One of several things, as it stands, where this is expected of it; `None` if there is no such entry.
    #[must_use]
    pub fn entry(&self, key: &str, expected: &str) -> Option<String> {
        match self {
            Value::Pairs(pairs, _) => {
                let mut named = pairs.iter().filter(|(name, _)| name == key);
                let value = named.next().map(|(_, value)| value.to_string());
                Some(value.unwrap_or_else(|| NONE.to_string()))
            }
            Value::List(items, _) if matches!(expected, YES | NO) => {
                let is_there = items.iter().any(|item| item.to_string() == key);
                Some(if is_there { YES } else { NO }.to_string())
            }
            Value::List(items, _) => Some(items.get(place(key)?)?.to_string()),
            _ => None,
        }
    }

    /// The same with one of several things changed, in notation.
    fn with_entry(&self, key: &str, to: &str) -> Result<Value, &'static str> {
        let is_it = |item: &Value| item.to_string() == key;
        match self {
            Value::Pairs(pairs, between) => {
                let mut pairs = pairs.clone();
                match pairs.iter_mut().find(|(name, _)| name == key) {
                    Some((_, value)) => *value = Value::word(to),
                    None => pairs.push((key.to_string(), Value::word(to))),
                }
                Ok(Value::Pairs(pairs, *between))
            }
            Value::List(items, between) => {
                let mut items = items.clone();
                match (to, place(key)) {
                    (YES, _) if items.iter().any(is_it) => (),
                    (YES, _) => items.push(Value::word(key)),
                    (NO, _) => items.retain(|item| !is_it(item)),
                    (_, Some(place)) => {
                        let there = items.get_mut(place);
                        *there.ok_or("it has no such place")? = Value::word(to);
                    }
                    (_, None) => return Err("name a place in it, as 1, or write yes or no"),
                }
                Ok(Value::List(items, between))
            }
            _ => Err("it is one thing, not several"),
        }
    }
}

/// A place in a list, counted from 1 by people.
fn place(key: &str) -> Option<usize> {
    key.parse::<usize>().ok()?.checked_sub(1)
}

/// Changes one of several things: the whole is written with it and read by whoever reads the whole.
///
/// # Errors
///
/// If there is no such thing, or it cannot be that.
pub(crate) fn set_entry<S: Clone>(
    is: &Value,
    (of, key): (&str, &str),
    given: Given<'_>,
    state: &mut S,
    set: impl Fn(&mut S, Given<'_>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let whole = is.with_entry(key, given.value);
    let whole = whole.map_err(|cure| Fault::whole(format!("`{of}` has no `{key}`"), cure))?;
    let set = |state: &mut S, whole: &Value| set(state, given.part(&whole.to_string()));
    // Who is not among them must be somebody: he could be one more, or in the place of another.
    if given.value == NO && whole == *is {
        let could = |to: Result<Value, _>| to.map(|whole| set(&mut state.clone(), &whole));
        return match (
            could(is.with_entry(key, YES)),
            could(is.with_entry("1", key)),
        ) {
            (Ok(Err(fault)), Ok(Err(_)) | Err(_)) => Err(fault),
            _ => Ok(()),
        };
    }
    set(state, &whole)
}
