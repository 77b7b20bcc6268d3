//! The day that it is.

use std::time::{SystemTime, UNIX_EPOCH};

use generator::Date;

/// A day, as an option names it.
pub fn parse(text: &str) -> Result<Date, String> {
    Date::parse(text).ok_or_else(|| "a day is written as 2030-12-05".to_owned())
}

/// The day that was given, or that of the clock, in UTC.
pub fn or_now(given: Option<Date>) -> Option<Date> {
    let now = || {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        Date::of_unix_seconds(i64::try_from(since.as_secs()).ok()?)
    };
    given.or_else(now)
}
