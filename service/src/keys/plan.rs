//! Plans.

use std::str::FromStr;

use clap::ValueEnum;

use crate::limits::Rates;

/// A plan, which sets the rates of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Plan {
    /// 60 requests per minute, 1,000 per day.
    Free,
    /// 300 requests per minute, 10,000 per day.
    Pro,
    /// 1,000 requests per minute, 100,000 per day.
    Business,
    /// Custom rates, set by --per-minute and --per-day.
    Enterprise,
}

impl Plan {
    /// The rates of every key of the plan, or `None` if each has custom rates.
    pub const fn rates(self) -> Option<Rates> {
        let (per_minute, per_day) = match self {
            Self::Free => (60, 1_000),
            Self::Pro => (300, 10_000),
            Self::Business => (1_000, 100_000),
            Self::Enterprise => return None,
        };
        Some(Rates {
            per_minute,
            per_day,
        })
    }

    /// Its name, in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Pro => "pro",
            Self::Business => "business",
            Self::Enterprise => "enterprise",
        }
    }
}

impl FromStr for Plan {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        <Self as ValueEnum>::from_str(name, false)
    }
}
