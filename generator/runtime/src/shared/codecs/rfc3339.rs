//! Parsing and formatting of RFC 3339 dates and times. The date crates parse more leniently, so
//! their parsers are not used.

/// The expectation of a date and time without a UTC offset.
pub const EXPECTED_LOCAL: &str = "expected a date and time without a UTC offset, as in 2024-02-29T23:59:59, with at most 9 decimals";

/// The components of a date; only the number of digits is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// 0 to 9999.
    pub year: u16,
    /// From 1.
    pub month: u8,
    /// From 1.
    pub day: u8,
}

/// The parts of a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
    /// The second; 60 is a leap second, the last of a day in UTC.
    pub second: u8,
    /// 0 to 999,999,999.
    pub nanosecond: u32,
}

/// A date, a time and a UTC offset in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateTime {
    /// The date.
    pub date: Date,
    /// The time of day.
    pub time: Time,
    /// The UTC offset, positive to the east.
    pub offset: i32,
}

impl Date {
    /// Parses `2024-02-29`.
    pub fn parse(text: &str) -> Option<Self> {
        let (date, rest) = Self::before(text)?;
        rest.is_empty().then_some(date)
    }

    fn before(text: &str) -> Option<(Self, &str)> {
        let (year, rest) = digits(text, 4)?;
        let (month, rest) = digits(rest.strip_prefix('-')?, 2)?;
        let (day, rest) = digits(rest.strip_prefix('-')?, 2)?;
        let date = Self {
            year: year.try_into().ok()?,
            month: month.try_into().ok()?,
            day: day.try_into().ok()?,
        };
        Some((date, rest))
    }
}

impl Time {
    /// Parses `23:59:59.999`.
    pub fn parse(text: &str) -> Option<Self> {
        let (time, rest) = Self::before(text)?;
        rest.is_empty().then_some(time)
    }

    fn before(text: &str) -> Option<(Self, &str)> {
        let (hour, rest) = digits(text, 2)?;
        let (minute, rest) = digits(rest.strip_prefix(':')?, 2)?;
        let (second, rest) = digits(rest.strip_prefix(':')?, 2)?;
        let (nanosecond, rest) = match rest.strip_prefix('.') {
            Some(rest) => fraction(rest)?,
            None => (0, rest),
        };
        let time = Self {
            hour: hour.try_into().ok()?,
            minute: minute.try_into().ok()?,
            second: second.try_into().ok()?,
            nanosecond,
        };
        Some((time, rest))
    }

    /// Formats as `23:59:59.999`.
    pub fn text(self) -> String {
        let Self {
            hour,
            minute,
            second,
            nanosecond,
        } = self;
        let whole = format!("{hour:02}:{minute:02}:{second:02}");
        match nanosecond {
            0 => whole,
            _ => {
                let fraction = format!("{nanosecond:09}");
                format!("{whole}.{}", fraction.trim_end_matches('0'))
            }
        }
    }
}

impl DateTime {
    /// Parses `2024-02-29T23:59:59.999+01:00`.
    pub fn parse(text: &str) -> Option<Self> {
        let (date, rest) = Date::before(text)?;
        let (time, rest) = Time::before(rest.strip_prefix(['T', 't'])?)?;
        let offset = offset(rest)?;
        let minute = i32::from(time.hour) * 60 + i32::from(time.minute) - offset / 60;
        let is_last_of_day = minute.rem_euclid(24 * 60) == 24 * 60 - 1;
        (time.second < 60 || is_last_of_day).then_some(Self { date, time, offset })
    }
}

/// Parses `2024-02-29T23:59:59.999`, without a UTC offset, to a date and a time without a leap second.
pub fn local_date_time(text: &str) -> Option<(Date, Time)> {
    let (date, rest) = Date::before(text)?;
    let time = Time::parse(rest.strip_prefix(['T', 't'])?)?;
    (time.second < 60).then_some((date, time))
}

/// Formats as `2024-02-29`. A year of other than four digits is written with its sign as in ISO
/// 8601, which RFC 3339 cannot represent.
pub fn date(year: i32, month: u8, day: u8) -> String {
    match year {
        0..=9999 => format!("{year:04}-{month:02}-{day:02}"),
        _ => format!("{year:+07}-{month:02}-{day:02}"),
    }
}

/// Formats a UTC offset, if it is in whole minutes and less than a day.
pub fn written_offset(seconds: i32) -> Option<String> {
    let (minutes, sign) = (seconds.abs() / 60, if seconds < 0 { '-' } else { '+' });
    match seconds {
        0 => Some("Z".to_owned()),
        _ if seconds % 60 != 0 || minutes >= 24 * 60 => None,
        _ => Some(format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)),
    }
}

/// Parses `Z` or `+01:00` to seconds. `-00:00` is equal to `Z` (RFC 9557, section 2.2).
fn offset(text: &str) -> Option<i32> {
    let (sign, rest) = match text.as_bytes() {
        b"Z" | b"z" => return Some(0),
        [b'+', ..] => (1, text.get(1..)?),
        [b'-', ..] => (-1, text.get(1..)?),
        _ => return None,
    };
    let (hours, rest) = digits(rest, 2)?;
    let (minutes, rest) = digits(rest.strip_prefix(':')?, 2)?;
    let is_offset = rest.is_empty() && hours < 24 && minutes < 60;
    let seconds = i32::try_from((hours * 60 + minutes) * 60).ok()?;
    is_offset.then_some(sign * seconds)
}

/// Parses exactly `count` digits, and returns the rest.
fn digits(text: &str, count: usize) -> Option<(u32, &str)> {
    let (number, rest) = text.split_at_checked(count)?;
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    Some((is_number.then(|| number.parse().ok()).flatten()?, rest))
}

/// Parses a fraction to nanoseconds, and returns the rest. More digits are an error rather than
/// dropped.
fn fraction(text: &str) -> Option<(u32, &str)> {
    let end = text
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(text.len());
    let (all, rest) = text.split_at_checked(end)?;
    let kept = all.trim_end_matches('0');
    let is_exact = !all.is_empty() && kept.len() <= 9;
    let nanoseconds = format!("{kept:0<9}").parse().ok()?;
    is_exact.then_some((nanoseconds, rest))
}
