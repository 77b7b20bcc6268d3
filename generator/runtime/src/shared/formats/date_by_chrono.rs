//! `date`, with the crate `chrono`.

use chrono::{Datelike, NaiveDate};

use crate::runtime::json_format;
use crate::runtime::rfc3339;
use crate::runtime::text_format::TextFormat;

/// A date (RFC 3339) as a [`NaiveDate`].
pub struct DateText;

json_format::implement!(NaiveDate, DateText);

impl TextFormat for DateText {
    type Value = NaiveDate;
    const NAME: &'static str = "date";
    const EXPECTED: &'static str = "expected a date (RFC 3339)";

    fn parse(text: &str) -> Option<NaiveDate> {
        let date = rfc3339::Date::parse(text)?;
        NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into())
    }

    fn text(value: &NaiveDate) -> String {
        let part = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        rfc3339::date(value.year(), part(value.month()), part(value.day()))
    }
}
