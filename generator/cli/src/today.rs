//! The current date.

use std::time::{SystemTime, UNIX_EPOCH};

use openapi_crates::Date;

/// Parses the date of an option.
///
/// # Errors
///
/// When it is not a full date.
pub fn parse(text: &str) -> Result<Date, String> {
    Date::parse(text).ok_or_else(|| "expected a date such as 2030-12-05".to_owned())
}

/// The given date, or the current one in UTC.
pub fn or_now(given: Option<Date>) -> Option<Date> {
    let now = || {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        Date::of_unix_seconds(i64::try_from(since.as_secs()).ok()?)
    };
    given.or_else(now)
}
