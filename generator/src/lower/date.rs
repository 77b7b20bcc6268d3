//! Calendar dates: the little that deprecation needs of them.

use jiff::civil;
use jiff::fmt::rfc2822::DateTimePrinter;
use jiff::tz::TimeZone;

/// The start of a day, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Date(jiff::Timestamp);

impl Date {
    /// Reads `2030-12-05` (RFC 3339, `full-date`).
    pub(super) fn parse(text: &str) -> Option<Self> {
        let date: civil::Date = text.parse().ok()?;
        let day = date.to_zoned(TimeZone::UTC).ok()?;
        (date.to_string() == text).then(|| Self(day.timestamp()))
    }

    /// Seconds since 1970.
    pub(super) fn unix_seconds(self) -> i64 {
        self.0.as_second()
    }

    /// As an HTTP date (RFC 9110, section 5.6.7); `None` before the year 0.
    pub(super) fn http_date(self) -> Option<String> {
        DateTimePrinter::new()
            .timestamp_to_rfc9110_string(&self.0)
            .ok()
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
        }
    }

    #[test]
    fn what_is_no_full_date_is_refused() {
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
