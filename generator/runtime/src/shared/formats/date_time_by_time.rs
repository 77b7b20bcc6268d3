//! `date-time`, with the crate `time`.

use time::{Date, Month, OffsetDateTime, PrimitiveDateTime, Time, UtcOffset};

use crate::runtime::json_format;
use crate::runtime::rfc3339::{self, DateTime};
use crate::runtime::text_format::TextFormat;

/// A date and time (RFC 3339) as an [`OffsetDateTime`]. Leap seconds are rejected.
pub struct DateTimeText;

json_format::implement!(OffsetDateTime, DateTimeText);

impl TextFormat for DateTimeText {
    type Value = OffsetDateTime;
    const NAME: &'static str = "date-time";
    const EXPECTED: &'static str =
        "expected a date and time (RFC 3339), without a leap second, with at most 9 decimals";

    fn parse(text: &str) -> Option<OffsetDateTime> {
        let DateTime { date, time, offset } = DateTime::parse(text)?;
        let month = Month::try_from(date.month).ok()?;
        let day = Date::from_calendar_date(date.year.into(), month, date.day).ok()?;
        let (hour, minute, second) = (time.hour, time.minute, time.second);
        let time = Time::from_hms_nano(hour, minute, second, time.nanosecond).ok()?;
        let offset = UtcOffset::from_whole_seconds(offset).ok()?;
        Some(PrimitiveDateTime::new(day, time).assume_offset(offset))
    }

    fn text(value: &OffsetDateTime) -> String {
        let seconds = value.offset().whole_seconds();
        match rfc3339::written_offset(seconds) {
            Some(offset) => format!("{}{offset}", local(*value)),
            None => match value.checked_to_offset(UtcOffset::UTC) {
                Some(utc) => format!("{}Z", local(utc)),
                // It is out of range for RFC 3339.
                None => value.to_string(),
            },
        }
    }
}

fn local(value: OffsetDateTime) -> String {
    let (hour, minute, second, nanosecond) = value.to_hms_nano();
    let time = rfc3339::Time {
        hour,
        minute,
        second,
        nanosecond,
    };
    let date = rfc3339::date(value.year(), value.month().into(), value.day());
    format!("{date}T{}", time.text())
}
