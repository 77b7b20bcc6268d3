//! Formats of strings that stand for values of other types.

use super::Text;

/// A string of a format, and the rules for its text.
#[derive(Clone, Debug, PartialEq)]
pub struct Formatted {
    /// What it stands for.
    pub format: Format,
    /// The rules for its text; only of a password there are any.
    pub constraints: Text,
}

/// A format of strings, and the crate whose type stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// `date-time` by `jiff`.
    DateTimeByJiff,
    /// `date-time` by `chrono`.
    DateTimeByChrono,
    /// `date-time` by `time`.
    DateTimeByTime,
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
    /// `base64url` by the same.
    Base64Url,
    /// `decimal` by `rust_decimal`.
    Decimal,
    /// `ipv4` by the standard library.
    Ipv4,
    /// `ipv6` by the standard library.
    Ipv6,
    /// `password`, hidden in `Debug`.
    Password,
    /// `uri`, whose text is kept.
    Uri,
}

impl Format {
    /// Whether the type is a string that keeps the text as it is.
    pub fn keeps_text(self) -> bool {
        self == Self::Uri
    }

    /// Whether another format has the same type, so that the type cannot tell how its values
    /// are written.
    pub fn shares_its_type(self) -> bool {
        self == Self::Base64Url
    }

    /// A word for its values, as that of a variant.
    pub fn word(self) -> &'static str {
        match self {
            Self::DateTimeByJiff | Self::DateTimeByChrono | Self::DateTimeByTime => "DateTime",
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

    /// The count of characters that every text of the format has, if it is one.
    pub fn length(self) -> Option<usize> {
        match self {
            Self::Uuid => Some(36),
            Self::DateByJiff | Self::DateByChrono | Self::DateByTime => Some(10),
            _ => None,
        }
    }
}
