//! `touchline season enter`: a result from elsewhere.

use library::Library;
use seasons::{SeasonStore, TypedMatch};

use super::{key, put, wrong};
use crate::{
    args::{DidArgs, EnterArgs},
    error::CliError,
};

pub async fn run(
    args: &EnterArgs,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let mut season = seasons.open(&args.season).await.map_err(wrong)?;
    let typed = typed(&args.result, &args.did);
    let entry = season.typed(key(&args.key)?, &typed, library);
    put(&mut season, entry.map_err(wrong)?, seasons).await
}

/// What was typed.
pub fn typed(words: &[String], did: &DidArgs) -> TypedMatch {
    TypedMatch {
        result: words.join(" "),
        goals: did.goals.clone(),
        assists: did.assists.clone(),
        yellows: did.yellows.clone(),
        reds: did.reds.clone(),
        injured: did.injured.clone(),
    }
}
