//! `date-time` and `date-time-local`, with the crate `time`.

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
        let offset = UtcOffset::from_whole_seconds(offset).ok()?;
        Some(primitive(date, time)?.assume_offset(offset))
    }

    fn text(value: &OffsetDateTime) -> String {
        let seconds = value.offset().whole_seconds();
        match rfc3339::written_offset(seconds) {
            Some(offset) => format!("{}{offset}", text_of(local(*value))),
            None => match value.checked_to_offset(UtcOffset::UTC) {
                Some(utc) => format!("{}Z", text_of(local(utc))),
                // It is out of range for RFC 3339.
                None => value.to_string(),
            },
        }
    }
}

/// A date and time without a UTC offset as a [`PrimitiveDateTime`].
pub struct LocalDateTimeText;

json_format::implement!(PrimitiveDateTime, LocalDateTimeText);

impl TextFormat for LocalDateTimeText {
    type Value = PrimitiveDateTime;
    const NAME: &'static str = "date-time-local";
    const EXPECTED: &'static str = rfc3339::EXPECTED_LOCAL;

    fn parse(text: &str) -> Option<PrimitiveDateTime> {
        let (date, time) = rfc3339::local_date_time(text)?;
        primitive(date, time)
    }

    fn text(value: &PrimitiveDateTime) -> String {
        text_of(*value)
    }
}

fn primitive(date: rfc3339::Date, time: rfc3339::Time) -> Option<PrimitiveDateTime> {
    let month = Month::try_from(date.month).ok()?;
    let day = Date::from_calendar_date(date.year.into(), month, date.day).ok()?;
    let (hour, minute, second) = (time.hour, time.minute, time.second);
    let time = Time::from_hms_nano(hour, minute, second, time.nanosecond).ok()?;
    Some(PrimitiveDateTime::new(day, time))
}

fn local(value: OffsetDateTime) -> PrimitiveDateTime {
    PrimitiveDateTime::new(value.date(), value.time())
}

fn text_of(value: PrimitiveDateTime) -> String {
    let (hour, minute, second, nanosecond) = value.as_hms_nano();
    let time = rfc3339::Time {
        hour,
        minute,
        second,
        nanosecond,
    };
    let date = rfc3339::date(value.year(), value.month().into(), value.day());
    format!("{date}T{}", time.text())
}
