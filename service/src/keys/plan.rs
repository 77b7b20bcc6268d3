//! Plans.

use crate::limits::Rates;

/// What a key was bought with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// 60 requests a minute, 1,000 a day.
    Free,
    /// 300 requests a minute, 10,000 a day.
    Pro,
    /// 1,000 requests a minute, 100,000 a day.
    Business,
    /// Rates of its own.
    Enterprise,
}

impl Plan {
    /// All plans.
    pub const ALL: [Self; 4] = [Self::Free, Self::Pro, Self::Business, Self::Enterprise];

    /// The rates that every key of the plan has; `None` where each has its own.
    pub const fn rates(self) -> Option<Rates> {
        match self {
            Self::Free => Some(Rates {
                per_minute: 60,
                per_day: 1_000,
            }),
            Self::Pro => Some(Rates {
                per_minute: 300,
                per_day: 10_000,
            }),
            Self::Business => Some(Rates {
                per_minute: 1_000,
                per_day: 100_000,
            }),
            Self::Enterprise => None,
        }
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

    /// The plan of this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|plan| plan.as_str() == name)
    }
}
