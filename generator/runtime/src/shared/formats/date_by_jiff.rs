//! `date`, with the crate `jiff`.

use jiff::civil::Date;

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
        Date::new(
            date.year.try_into().ok()?,
            date.month.try_into().ok()?,
            date.day.try_into().ok()?,
        )
        .ok()
    }

    fn text(value: &Date) -> String {
        let [month, day] = [value.month(), value.day()].map(i8::unsigned_abs);
        rfc3339::date(value.year().into(), month, day)
    }
}
