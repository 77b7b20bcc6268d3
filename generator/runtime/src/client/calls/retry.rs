//! Retries.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use http::header::{DATE, HeaderName, RETRY_AFTER};
use http::{HeaderMap, StatusCode};

use crate::runtime::client::failure::TransportError;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::timer::system_time;

/// The policy of retries.
///
/// After 429, which means that the request was not processed, and after a failed connection, any
/// request is retried. After 502, 503, 504, a timeout or a broken connection, only a request that
/// is idempotent (RFC 9110, section 9.2.2) or has an idempotency key is retried.
///
/// The wait is that of `Retry-After`, if the response has one, plus a random part of an interval
/// that doubles with each attempt.
#[derive(Clone, Debug, PartialEq)]
pub struct RetryPolicy {
    attempts: u32,
    total: Duration,
    first_wait: Duration,
    longest_wait: Duration,
    budget: u32,
}

impl Default for RetryPolicy {
    /// Four attempts within a minute, waits from 0.2 s to 10 s, and a budget of 100 retries.
    fn default() -> Self {
        Self {
            attempts: 4,
            total: Duration::from_secs(60),
            first_wait: Duration::from_millis(200),
            longest_wait: Duration::from_secs(10),
            budget: 100,
        }
    }
}

impl RetryPolicy {
    /// Returns the policy without retries.
    pub fn none() -> Self {
        Self::default().attempts(1)
    }

    /// Sets the maximum number of attempts: 4 by default.
    #[must_use]
    pub fn attempts(mut self, attempts: u32) -> Self {
        self.attempts = attempts.max(1);
        self
    }

    /// Sets the budget of retries that all calls of a client share: 100 by default. Ten responses
    /// that need no retry add one retry to it. The budget keeps retries from flooding a server that
    /// fails. It is counted by the client.
    #[must_use]
    pub fn budget(mut self, repetitions: u32) -> Self {
        self.budget = repetitions;
        self
    }

    /// Sets the time within which the last attempt starts: a minute by default. A response that
    /// asks for a longer wait is returned at once.
    #[must_use]
    pub fn total(mut self, total: Duration) -> Self {
        self.total = total;
        self
    }

    /// Sets the first and the longest wait: 0.2 s and 10 s by default.
    #[must_use]
    pub fn waits(mut self, first: Duration, longest: Duration) -> Self {
        self.first_wait = first;
        self.longest_wait = longest;
        self
    }

    /// Returns the wait before the next attempt; `None` to give up. `attempt` counts from 1,
    /// `elapsed` is the time since the first attempt started, and `jitter` is between 0 and 1.
    pub(crate) fn wait(
        &self,
        is_repeatable: bool,
        outcome: &Result<RawResponse, TransportError>,
        attempt: u32,
        elapsed: Duration,
        jitter: f64,
    ) -> Option<Duration> {
        if !self.allows(attempt) || !may_repeat(is_repeatable, outcome) {
            return None;
        }
        let asked = outcome
            .as_ref()
            .ok()
            .and_then(|answer| retry_after(answer.headers()));
        let wait = asked
            .unwrap_or_default()
            .saturating_add(part_of(self.backoff(attempt), jitter));
        (elapsed.saturating_add(wait) <= self.total).then_some(wait)
    }

    /// Returns `true` if another attempt may follow this one.
    #[doc(hidden)]
    pub fn allows(&self, attempt: u32) -> bool {
        attempt < self.attempts
    }

    fn backoff(&self, attempt: u32) -> Duration {
        let factor = 2_u32.saturating_pow(attempt.saturating_sub(1));
        self.first_wait
            .saturating_mul(factor)
            .min(self.longest_wait)
    }
}

/// Returns a fraction of a duration.
fn part_of(time: Duration, part: f64) -> Duration {
    // Only the longest durations are out of range.
    Duration::try_from_secs_f64(time.as_secs_f64() * part).unwrap_or(time)
}

fn may_repeat(is_repeatable: bool, outcome: &Result<RawResponse, TransportError>) -> bool {
    match outcome {
        Ok(answer) if answer.status() == StatusCode::TOO_MANY_REQUESTS => true,
        Ok(_) | Err(TransportError::Broken(_) | TransportError::Timeout(_)) => {
            is_repeatable && is_trouble(outcome)
        }
        Err(TransportError::Connect(_)) => true,
        Err(_) => false,
    }
}

/// Returns `true` if the outcome is a sign of an overloaded or failing server.
fn is_trouble(outcome: &Result<RawResponse, TransportError>) -> bool {
    match outcome {
        Ok(answer) => matches!(answer.status().as_u16(), 429 | 502..=504),
        Err(_) => true,
    }
}

/// The retries that all calls of a client have spent. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct RetryBudget {
    /// In tenths of a retry.
    spent: Arc<AtomicU32>,
}

impl RetryBudget {
    /// Returns a tenth of a retry to the budget, if the outcome needs none.
    pub(crate) fn note(&self, outcome: &Result<RawResponse, TransportError>) {
        if !is_trouble(outcome) {
            let less = |spent: u32| spent.checked_sub(1);
            // Nothing was spent.
            let _ = self
                .spent
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        }
    }

    /// Spends a retry. Returns `false` if none is left.
    pub(crate) fn take(&self, policy: &RetryPolicy) -> bool {
        let most = policy.budget.saturating_mul(10);
        let more = |spent: u32| spent.checked_add(10).filter(|spent| *spent <= most);
        let taken = self
            .spent
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
        taken.is_ok()
    }
}

/// Returns the wait that a response asks for, in seconds or as a date (RFC 9110, section 10.2.3).
pub(crate) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let value = text(headers, RETRY_AFTER)?;
    if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
        // More seconds than a number can hold mean never.
        return Some(Duration::from_secs(value.parse().unwrap_or(u64::MAX)));
    }
    let date = httpdate::parse_http_date(value).ok()?;
    // The date is relative to the server's clock, which `Date` shows; ours may differ.
    let now = text(headers, DATE).and_then(|date| httpdate::parse_http_date(date).ok());
    let now = now.unwrap_or_else(system_time);
    Some(date.duration_since(now).unwrap_or_default())
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok().map(str::trim)
}
