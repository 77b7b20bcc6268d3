//! `date-time` and `date-time-local`, with the crate `jiff`.

use jiff::Zoned;
use jiff::civil;
use jiff::tz::{Offset, TimeZone};

use crate::runtime::json_format;
use crate::runtime::rfc3339::{self, DateTime};
use crate::runtime::text_format::TextFormat;

/// A date and time (RFC 3339) as a [`Zoned`] whose time zone is the UTC offset. It represents neither
/// leap seconds nor the last day of the year 9999.
pub struct DateTimeText;

json_format::implement!(Zoned, DateTimeText);

impl TextFormat for DateTimeText {
    type Value = Zoned;
    const NAME: &'static str = "date-time";
    const EXPECTED: &'static str = "expected a date and time (RFC 3339) up to 9999-12-30T22:00:00Z, \
        without a leap second, with at most 9 decimals";

    fn parse(text: &str) -> Option<Zoned> {
        let DateTime { date, time, offset } = DateTime::parse(text)?;
        let offset = Offset::from_seconds(offset).ok()?;
        let moment = offset.to_timestamp(civil(date, time)?).ok()?;
        Some(moment.to_zoned(TimeZone::fixed(offset)))
    }

    fn text(value: &Zoned) -> String {
        match rfc3339::written_offset(value.offset().seconds()) {
            Some(offset) => format!("{}{offset}", text_of(value.datetime())),
            None => {
                let utc = Offset::UTC.to_datetime(value.timestamp());
                format!("{}Z", text_of(utc))
            }
        }
    }
}

/// A date and time without a UTC offset as a [`civil::DateTime`].
pub struct LocalDateTimeText;

json_format::implement!(civil::DateTime, LocalDateTimeText);

impl TextFormat for LocalDateTimeText {
    type Value = civil::DateTime;
    const NAME: &'static str = "date-time-local";
    const EXPECTED: &'static str = rfc3339::EXPECTED_LOCAL;

    fn parse(text: &str) -> Option<civil::DateTime> {
        let (date, time) = rfc3339::local_date_time(text)?;
        civil(date, time)
    }

    fn text(value: &civil::DateTime) -> String {
        text_of(*value)
    }
}

fn civil(date: rfc3339::Date, time: rfc3339::Time) -> Option<civil::DateTime> {
    civil::DateTime::new(
        date.year.try_into().ok()?,
        date.month.try_into().ok()?,
        date.day.try_into().ok()?,
        time.hour.try_into().ok()?,
        time.minute.try_into().ok()?,
        time.second.try_into().ok()?,
        time.nanosecond.try_into().ok()?,
    )
    .ok()
}

fn text_of(value: civil::DateTime) -> String {
    let [month, day] = [value.month(), value.day()].map(i8::unsigned_abs);
    let [hour, minute, second] =
        [value.hour(), value.minute(), value.second()].map(i8::unsigned_abs);
    let time = rfc3339::Time {
        hour,
        minute,
        second,
        nanosecond: value.subsec_nanosecond().unsigned_abs(),
    };
    let date = rfc3339::date(value.year().into(), month, day);
    format!("{date}T{}", time.text())
}
