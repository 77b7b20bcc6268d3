//! Calendar dates of deprecations.

use std::fmt::{self, Display, Formatter};

use jiff::fmt::rfc2822::DateTimePrinter;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _, civil};

/// A day in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date(civil::Date);

impl Date {
    /// Parses `2030-12-05` (RFC 3339, `full-date`).
    pub fn parse(text: &str) -> Option<Self> {
        let date: civil::Date = text.parse().ok()?;
        date.to_zoned(TimeZone::UTC).ok()?;
        (date.to_string() == text).then_some(Self(date))
    }

    /// The day of a Unix timestamp.
    pub fn of_unix_seconds(seconds: i64) -> Option<Self> {
        let moment = Timestamp::from_second(seconds).ok()?;
        Some(Self(moment.to_zoned(TimeZone::UTC).date()))
    }

    /// The Unix timestamp of the start of the day.
    pub(crate) fn unix_seconds(self) -> i64 {
        let start = self.0.to_zoned(TimeZone::UTC);
        start.map_or(0, |start| start.timestamp().as_second())
    }

    /// The start of the day as an HTTP date (RFC 9110, section 5.6.7); `None` before the year 0.
    pub(crate) fn http_date(self) -> Option<String> {
        let start = self.0.to_zoned(TimeZone::UTC).ok()?;
        DateTimePrinter::new()
            .timestamp_to_rfc9110_string(&start.timestamp())
            .ok()
    }

    /// The number of days until another day; negative if that is earlier.
    pub fn days_until(self, other: Self) -> i64 {
        (other.0 - self.0).get_days().into()
    }

    /// The day a number of days later, saturating.
    pub(crate) fn later(self, days: i64) -> Self {
        Self(self.0.saturating_add(days.days()))
    }
}

impl Display for Date {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_become_seconds_and_http_dates() {
        for (text, seconds, http) in [
            ("1970-01-01", 0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            ("2026-11-20", 1_795_132_800, "Fri, 20 Nov 2026 00:00:00 GMT"),
            ("2030-12-05", 1_922_659_200, "Thu, 05 Dec 2030 00:00:00 GMT"),
        ] {
            let date = Date::parse(text).unwrap();
            assert_eq!(
                (date.unix_seconds(), date.http_date().as_deref()),
                (seconds, Some(http))
            );
            assert_eq!(Date::of_unix_seconds(seconds + 86_399), Some(date));
            assert_eq!(date.to_string(), text);
        }
    }

    #[test]
    fn days_are_counted_over_months_and_leap_years() {
        let day = |text| Date::parse(text).unwrap();
        for (from, to, days) in [
            ("2026-11-23", "2026-11-23", 0),
            ("2026-11-23", "2027-02-21", 90),
            ("2028-02-28", "2028-03-01", 2),
            ("2027-01-01", "2026-12-31", -1),
            ("2026-11-23", "2030-12-05", 1473),
        ] {
            assert_eq!(day(from).days_until(day(to)), days, "{from} {to}");
            assert_eq!(day(from).later(days), day(to));
        }
        assert_eq!(day("9999-12-30").later(99), day("9999-12-30").later(999));
    }

    #[test]
    fn invalid_dates_are_rejected() {
        for text in [
            "",
            "2030-13-01",
            "2030-02-30",
            "2030-1-1",
            "20301205",
            "2030-12-05T00:00",
            "soon",
        ] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
