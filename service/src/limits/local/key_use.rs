//! What is known of the requests of one key.

use std::collections::VecDeque;

use super::saved::DayCount;
use crate::limits::ban::{Ban, BanRules};
use crate::limits::window::{Decision, Rates, Window, Windows};

/// The requests of a key.
#[derive(Default)]
pub(super) struct KeyUse {
    pub(super) windows: Windows,
    /// The day and the count that the database has.
    pub(super) saved: (u64, u32),
    /// When the last requests in a row were refused, in Unix milliseconds; at
    /// most as many as lead to a ban.
    refusals: VecDeque<u64>,
    /// The last ban.
    pub(super) ban: Option<Ban>,
    /// The ban that is being written to the database.
    due: Option<Ban>,
}

impl KeyUse {
    /// Decides on a request; beside it the ban that has to be written before it
    /// can begin. Requests that come while it is written get the same ban, so
    /// that it does not matter which of them is given up by its client.
    pub(super) fn admit(
        &mut self,
        now_ms: u64,
        rates: Rates,
        rules: &BanRules,
    ) -> (Decision, Option<Ban>) {
        if let Some(ban) = self.ban.filter(|ban| ban.holds(now_ms)) {
            return (ban.decision(now_ms, rates), None);
        }
        let decision = self.windows.admit(now_ms, rates);
        if decision.refused.is_none() {
            self.refusals.clear();
            self.due = None;
            return (decision, None);
        }
        self.due = self.due.filter(|ban| ban.holds(now_ms));
        if self.due.is_none() && rules.record(&mut self.refusals, now_ms) {
            self.due = Some(Ban::after(self.ban, now_ms, rules));
        }
        (decision, self.due)
    }

    /// Begins a ban that has been written, unless another request has begun it.
    pub(super) fn begin(&mut self, ban: Ban) -> bool {
        let is_new = self.ban.is_none_or(|last| last.until < ban.until);
        if is_new {
            self.ban = Some(ban);
            self.due = None;
            self.refusals.clear();
        }
        is_new
    }

    /// Ends a ban before its time, and forgets what led to it.
    pub(super) fn lift(&mut self, ban: Ban) {
        if self.ban == Some(ban) {
            self.ban = None;
            self.refusals.clear();
        }
    }

    pub(super) fn restore(&mut self, day: u64, used: u32) {
        self.windows.day = Window { number: day, used };
        self.saved = (day, used);
    }

    pub(super) fn unsaved(&self, key: i64) -> Option<DayCount> {
        let Window { number: day, used } = self.windows.day;
        ((day, used) != self.saved).then_some(DayCount { key, day, used })
    }

    pub(super) fn has_effect(&self, now_ms: u64) -> bool {
        self.windows.is_of_today(now_ms) || self.ban.is_some_and(|ban| ban.is_remembered(now_ms))
    }
}
