//! The office of the seasons: who may change them.

use axum::{
    extract::FromRequestParts,
    http::{StatusCode, request::Parts},
};
use tabletop::log::hash_of;

use super::App;
use crate::{caller::Caller, error::Problem};

/// The header that proves it.
const KEY: &str = "x-touchline-office";

/// Whether a request comes from the office: from this machine, or with the key.
#[derive(Clone, Copy, Debug)]
pub struct FromOffice(pub bool);

impl FromOffice {
    /// Refuses everybody else.
    pub fn or_refuse(self) -> Result<(), Problem> {
        match self.0 {
            true => Ok(()),
            false => Err(Problem::new(
                StatusCode::FORBIDDEN,
                "only the office changes a season: open the address that the server printed, or \
                 give its key",
            )),
        }
    }
}

impl FromRequestParts<App> for FromOffice {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<FromOffice, std::convert::Infallible> {
        let caller = Caller::from_request_parts(parts, app).await?;
        // Hashes are compared, so that the time it takes tells nothing.
        let key = parts.headers.get(KEY).map(|key| hash_of(key.as_bytes()));
        let proved = key.is_some_and(|key| app.office.as_deref() == Some(key.as_str()));
        Ok(FromOffice(caller.at_this_machine || proved))
    }
}
