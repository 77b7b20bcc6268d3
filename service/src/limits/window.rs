//! Fixed windows: the calendar minute and the UTC day.

const MINUTE_MS: u64 = 60_000;
pub(super) const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

/// The number of requests that are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Per calendar minute.
    pub per_minute: u32,
    /// Per UTC day.
    pub per_day: u32,
}

/// The decision on a request, with the state of the window that has the fewest remaining requests: the
/// minute if both have equally many, the day if both are exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The limit of the window.
    pub limit: u32,
    /// The remaining requests after this one.
    pub remaining: u32,
    /// The end of the window in Unix seconds.
    pub reset: u64,
    /// Set if the request is refused.
    pub refused: Option<Refused>,
}

/// The refusal of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The seconds after which another request may succeed, at least 1.
    pub retry_after: u64,
    /// The reason.
    pub reason: Reason,
}

/// The reason of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The requests of a window are used up.
    Spent,
    /// The key is banned.
    Banned,
    /// The server that counts requests is unavailable.
    Uncounted,
}

impl Reason {
    /// Its name in the metrics.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Spent => "spent",
            Self::Banned => "banned",
            Self::Uncounted => "uncounted",
        }
    }
}

impl Decision {
    /// Refuses a request until `reset`, in Unix seconds.
    pub(super) fn refuse(limit: u32, reset: u64, now_ms: u64, reason: Reason) -> Self {
        let wait_ms = (reset * 1000).saturating_sub(now_ms);
        let retry_after = wait_ms.div_ceil(1000).max(1);
        Self {
            limit,
            remaining: 0,
            reset,
            refused: Some(Refused {
                retry_after,
                reason,
            }),
        }
    }
}

/// The current windows of a caller.
#[derive(Debug, Default)]
pub(super) struct Windows {
    pub(super) minute: Window<MINUTE_MS>,
    pub(super) day: Window<DAY_MS>,
}

impl Windows {
    /// Counts a request unless it exceeds a limit.
    pub(super) fn admit(&mut self, now_ms: u64, rates: Rates) -> Decision {
        self.minute.turn(now_ms);
        self.day.turn(now_ms);
        let is_admitted = self.minute.used < rates.per_minute && self.day.used < rates.per_day;
        if is_admitted {
            self.minute.used += 1;
            self.day.used += 1;
        }
        self.decision(now_ms, rates, is_admitted)
    }

    /// The decision on a request that was counted or refused.
    pub(super) fn decision(&self, now_ms: u64, rates: Rates, is_admitted: bool) -> Decision {
        let state = self.state(rates);
        match is_admitted {
            true => state,
            false => Decision::refuse(state.limit, state.reset, now_ms, Reason::Spent),
        }
    }

    pub(super) const fn is_of_today(&self, now_ms: u64) -> bool {
        !self.day.is_over(now_ms)
    }

    fn state(&self, rates: Rates) -> Decision {
        let minute = self.minute.state(rates.per_minute);
        let day = self.day.state(rates.per_day);
        let by_day = day.remaining < minute.remaining || day.remaining == 0;
        if by_day { day } else { minute }
    }
}

/// One of the consecutive windows of `MS` milliseconds since the Unix epoch.
#[derive(Debug, Default)]
pub(super) struct Window<const MS: u64> {
    pub(super) number: u64,
    /// The requests that were admitted.
    pub(super) used: u32,
}

impl<const MS: u64> Window<MS> {
    const fn turn(&mut self, now_ms: u64) {
        if self.is_over(now_ms) {
            let number = now_ms / MS;
            *self = Self { number, used: 0 };
        }
    }

    /// `true` if another window has begun. A clock that is set back by less than a window does not
    /// begin the previous one again. A clock that is set back further was wrong before.
    const fn is_over(&self, now_ms: u64) -> bool {
        let number = now_ms / MS;
        number > self.number || number + 1 < self.number
    }

    const fn state(&self, limit: u32) -> Decision {
        let remaining = limit.saturating_sub(self.used);
        let reset = (self.number + 1) * (MS / 1000);
        Decision {
            limit,
            remaining,
            reset,
            refused: None,
        }
    }
}
