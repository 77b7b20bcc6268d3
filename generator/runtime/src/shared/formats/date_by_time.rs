//! `date`, with the crate `time`.

use time::{Date, Month};

use crate::runtime::json_format;
use crate::runtime::rfc3339;
use crate::runtime::text_format::TextFormat;

/// A date (RFC 3339) as a [`Date`].
pub struct DateText;

json_format::implement!(Date, DateText);

impl TextFormat for DateText {
    type Value = Date;
    const NAME: &'static str = "date";
    const EXPECTED: &'static str = "expected a date (RFC 3339)";

    fn parse(text: &str) -> Option<Date> {
        let date = rfc3339::Date::parse(text)?;
        let month = Month::try_from(date.month).ok()?;
        Date::from_calendar_date(date.year.into(), month, date.day).ok()
    }

    fn text(value: &Date) -> String {
        rfc3339::date(value.year(), value.month().into(), value.day())
    }
}
