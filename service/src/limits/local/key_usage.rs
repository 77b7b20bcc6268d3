//! The requests of one key.

use std::collections::VecDeque;

use super::records::DayCount;
use crate::clock::Clock;
use crate::limits::ban::{Ban, BanRules};
use crate::limits::window::{Decision, Rates, Window, Windows};

/// The requests of a key.
#[derive(Default)]
pub(super) struct KeyUsage {
    pub(super) windows: Windows,
    /// The day and the count in the database.
    pub(super) saved: (u64, u32),
    /// The times of the last consecutive refusals in Unix milliseconds, at most as many as lead to
    /// a ban.
    refusals: VecDeque<u64>,
    /// The last ban.
    pub(super) ban: Option<Ban>,
    /// The ban that is being written to the database.
    due: Option<Ban>,
}

impl KeyUsage {
    /// Decides on a request, and returns the ban that must be written before it can begin.
    /// Requests that arrive during the write get the same ban, so any of them may be cancelled.
    pub(super) fn admit(
        &mut self,
        clock: &Clock,
        rates: Rates,
        rules: &BanRules,
    ) -> (Decision, Option<Ban>) {
        let now_ms = clock();
        if let Some(ban) = self.ban.filter(|ban| ban.is_active(now_ms)) {
            return (ban.decision(now_ms, rates), None);
        }
        let decision = self.windows.admit(now_ms, rates);
        if decision.refused.is_none() {
            self.refusals.clear();
            self.due = None;
            return (decision, None);
        }
        self.due = self.due.filter(|ban| ban.is_active(now_ms));
        if self.due.is_none() && rules.record(&mut self.refusals, now_ms) {
            self.due = Some(Ban::after(self.ban, now_ms, rules));
        }
        (decision, self.due)
    }

    /// Begins a ban that has been written. Returns `false` if another request has begun it.
    pub(super) fn begin(&mut self, ban: Ban) -> bool {
        let is_new = self.ban.is_none_or(|last| last.until < ban.until);
        if is_new {
            self.ban = Some(ban);
            self.due = None;
            self.refusals.clear();
        }
        is_new
    }

    /// Ends a ban before its time.
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
