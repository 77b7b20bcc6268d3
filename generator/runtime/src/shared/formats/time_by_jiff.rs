//! `time`: a time without an offset, with the crate `jiff`.

use jiff::civil::Time;

use crate::runtime::json_format;
use crate::runtime::rfc3339;
use crate::runtime::text_format::TextFormat;

/// A time as a [`Time`], without a UTC offset.
pub struct TimeText;

json_format::implement!(Time, TimeText);

impl TextFormat for TimeText {
    type Value = Time;
    const NAME: &'static str = "time";
    const EXPECTED: &'static str =
        "expected a time without UTC offset, such as `23:59:59`, with at most 9 decimals";

    fn parse(text: &str) -> Option<Time> {
        let time = rfc3339::Time::parse(text)?;
        Time::new(
            time.hour.try_into().ok()?,
            time.minute.try_into().ok()?,
            time.second.try_into().ok()?,
            time.nanosecond.try_into().ok()?,
        )
        .ok()
    }

    fn text(value: &Time) -> String {
        let [hour, minute, second] =
            [value.hour(), value.minute(), value.second()].map(i8::unsigned_abs);
        let nanosecond = value.subsec_nanosecond().unsigned_abs();
        let time = rfc3339::Time {
            hour,
            minute,
            second,
            nanosecond,
        };
        time.text()
    }
}
