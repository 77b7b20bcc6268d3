//! String formats with a type of their own.

/// A formatted string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formatted {
    /// Its format.
    pub format: Format,
}

/// A string format and the crate that implements it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// `date-time` by `jiff`.
    DateTimeByJiff,
    /// `date-time` by `chrono`.
    DateTimeByChrono,
    /// `date-time` by `time`.
    DateTimeByTime,
    /// `date-time-local` by `jiff`.
    LocalByJiff,
    /// `date-time-local` by `chrono`.
    LocalByChrono,
    /// `date-time-local` by `time`.
    LocalByTime,
    /// `date` by `jiff`.
    DateByJiff,
    /// `date` by `chrono`.
    DateByChrono,
    /// `date` by `time`.
    DateByTime,
    /// `time` by `jiff`.
    TimeByJiff,
    /// `duration` by `jiff`.
    DurationByJiff,
    /// `uuid` by `uuid`.
    Uuid,
    /// `byte` by `base64` and `bytes`.
    Base64,
    /// `base64url` by `base64` and `bytes`.
    Base64Url,
    /// `decimal` by `rust_decimal`.
    Decimal,
    /// `ipv4` by the standard library.
    Ipv4,
    /// `ipv6` by the standard library.
    Ipv6,
    /// `password`, redacted in `Debug`.
    Password,
    /// `uri`, which keeps its text.
    Uri,
}

impl Format {
    /// Returns `true` if the value keeps its text.
    pub fn keeps_text(self) -> bool {
        self == Self::Uri
    }

    /// Returns `true` if another format has the same type, which therefore does not determine the
    /// encoding.
    pub fn shares_its_type(self) -> bool {
        self == Self::Base64Url
    }

    /// Returns the name of a variant for the format.
    pub fn word(self) -> &'static str {
        match self {
            Self::DateTimeByJiff | Self::DateTimeByChrono | Self::DateTimeByTime => "DateTime",
            Self::LocalByJiff | Self::LocalByChrono | Self::LocalByTime => "LocalDateTime",
            Self::DateByJiff | Self::DateByChrono | Self::DateByTime => "Date",
            Self::TimeByJiff => "Time",
            Self::DurationByJiff => "Duration",
            Self::Uuid => "Uuid",
            Self::Base64 | Self::Base64Url => "Bytes",
            Self::Decimal => "Decimal",
            Self::Ipv4 => "Ipv4",
            Self::Ipv6 => "Ipv6",
            Self::Password => "Password",
            Self::Uri => "Uri",
        }
    }

    /// Returns the name in a description.
    pub fn name(self) -> &'static str {
        match self {
            Self::DateTimeByJiff | Self::DateTimeByChrono | Self::DateTimeByTime => "date-time",
            Self::LocalByJiff | Self::LocalByChrono | Self::LocalByTime => "date-time-local",
            Self::DateByJiff | Self::DateByChrono | Self::DateByTime => "date",
            Self::TimeByJiff => "time",
            Self::DurationByJiff => "duration",
            Self::Uuid => "uuid",
            Self::Base64 => "byte",
            Self::Base64Url => "base64url",
            Self::Decimal => "decimal",
            Self::Ipv4 => "ipv4",
            Self::Ipv6 => "ipv6",
            Self::Password => "password",
            Self::Uri => "uri",
        }
    }

    /// Returns the number of characters, if it is fixed.
    pub fn length(self) -> Option<usize> {
        match self {
            Self::Uuid => Some(36),
            Self::DateByJiff | Self::DateByChrono | Self::DateByTime => Some(10),
            _ => None,
        }
    }
}
