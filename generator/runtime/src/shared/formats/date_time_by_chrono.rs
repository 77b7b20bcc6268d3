//! `date-time` and `date-time-local`, with the crate `chrono`.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveDateTime, Timelike};

use crate::runtime::json_format;
use crate::runtime::rfc3339;
use crate::runtime::text_format::TextFormat;

/// A date and time (RFC 3339) as a [`DateTime`] that keeps its UTC offset.
pub struct DateTimeText;

json_format::implement!(DateTime<FixedOffset>, DateTimeText);

impl TextFormat for DateTimeText {
    type Value = DateTime<FixedOffset>;
    const NAME: &'static str = "date-time";
    const EXPECTED: &'static str = "expected a date and time (RFC 3339), with at most 9 decimals";

    fn parse(text: &str) -> Option<DateTime<FixedOffset>> {
        let rfc3339::DateTime { date, time, offset } = rfc3339::DateTime::parse(text)?;
        let local = naive(date, time)?;
        let offset = FixedOffset::east_opt(offset)?;
        local.and_local_timezone(offset).single()
    }

    fn text(value: &DateTime<FixedOffset>) -> String {
        match rfc3339::written_offset(value.offset().local_minus_utc()) {
            Some(offset) => format!("{}{offset}", text_of(value.naive_local())),
            None => format!("{}Z", text_of(value.naive_utc())),
        }
    }
}

/// A date and time without a UTC offset as a [`NaiveDateTime`].
pub struct LocalDateTimeText;

json_format::implement!(NaiveDateTime, LocalDateTimeText);

impl TextFormat for LocalDateTimeText {
    type Value = NaiveDateTime;
    const NAME: &'static str = "date-time-local";
    const EXPECTED: &'static str = rfc3339::EXPECTED_LOCAL;

    fn parse(text: &str) -> Option<NaiveDateTime> {
        let (date, time) = rfc3339::local_date_time(text)?;
        naive(date, time)
    }

    fn text(value: &NaiveDateTime) -> String {
        text_of(*value)
    }
}

fn naive(date: rfc3339::Date, time: rfc3339::Time) -> Option<NaiveDateTime> {
    let day = NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into())?;
    // A leap second is the 59th with a fraction above one.
    let (second, nanosecond) = match time.second {
        60 => (59, time.nanosecond + 1_000_000_000),
        second => (second, time.nanosecond),
    };
    day.and_hms_nano_opt(
        time.hour.into(),
        time.minute.into(),
        second.into(),
        nanosecond,
    )
}

fn text_of(value: NaiveDateTime) -> String {
    let part = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
    let leap = value.nanosecond() / 1_000_000_000;
    let time = rfc3339::Time {
        hour: part(value.hour()),
        minute: part(value.minute()),
        second: part(value.second() + leap),
        nanosecond: value.nanosecond() % 1_000_000_000,
    };
    let date = rfc3339::date(value.year(), part(value.month()), part(value.day()));
    format!("{date}T{}", time.text())
}
