//! Temporary bans of keys that keep sending requests after being rejected.

use std::collections::VecDeque;

use super::window::{Decision, Rates, Reason};

/// The time within which the refusals must occur, in milliseconds.
const STREAK_MS: u64 = 60_000;

/// The time without a ban after which the length of the next one is reset, in seconds.
const FORGOTTEN_AFTER: u64 = 24 * 60 * 60;

/// The conditions and lengths of bans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BanRules {
    /// The number of consecutive refusals within a minute that lead to a ban; 0 for no bans.
    pub after: u32,
    /// The length of the first ban in seconds. It doubles with each ban within 24 hours of the
    /// last.
    pub first: u32,
    /// The length of the longest ban in seconds.
    pub longest: u32,
}

impl BanRules {
    /// Adds a refusal to the preceding ones, and returns `true` if they lead to a ban.
    pub(super) fn record(&self, refusals: &mut VecDeque<u64>, now_ms: u64) -> bool {
        let after = self.after as usize;
        refusals.push_back(now_ms);
        if refusals.len() > after {
            refusals.pop_front();
        }
        let is_recent = |first_ms: &u64| now_ms.saturating_sub(*first_ms) <= STREAK_MS;
        refusals.len() == after && refusals.front().is_some_and(is_recent)
    }
}

/// A time in which all requests of a key are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ban {
    /// Its end in Unix seconds.
    pub(super) until: u64,
    /// Its length in seconds.
    pub(super) length: u64,
}

impl Ban {
    /// The ban that begins now, after the `last` one.
    pub(super) fn after(last: Option<Self>, now_ms: u64, rules: &BanRules) -> Self {
        let last = last.filter(|ban| ban.is_remembered(now_ms));
        let length = last.map_or(rules.first.into(), |ban| ban.length * 2);
        let length = length.min(rules.longest.into());
        Self {
            until: now_ms.div_ceil(1000) + length,
            length,
        }
    }

    pub(super) const fn is_active(&self, now_ms: u64) -> bool {
        now_ms < self.until * 1000
    }

    /// `true` while it lengthens the next ban.
    pub(super) const fn is_remembered(&self, now_ms: u64) -> bool {
        now_ms < (self.until + FORGOTTEN_AFTER) * 1000
    }

    pub(super) fn decision(&self, now_ms: u64, rates: Rates) -> Decision {
        Decision::refuse(rates.per_minute, self.until, now_ms, Reason::Banned)
    }
}
