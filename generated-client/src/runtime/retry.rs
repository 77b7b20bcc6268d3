// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! When a request is sent again, and after how long.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use http::header::{DATE, HeaderName, RETRY_AFTER};
use http::{HeaderMap, StatusCode};

use super::failure::TransportError;
use super::received::Received;
use super::timer::system_time;

/// When a request is sent again.
///
/// After 429, which tells that the request was not carried out, any request is.
/// After 502, 503, 504, a time-out or a broken connection, only one whose method
/// is idempotent (RFC 9110, section 9.2.2), or that has a key by which the server
/// knows it again. Where no connection could be made, any is.
///
/// The wait is that of `Retry-After`, where the answer has one, plus a random part
/// of a time that doubles with each attempt.
#[derive(Clone, Debug, PartialEq)]
pub struct RetryPolicy {
    attempts: u32,
    total: Duration,
    first_wait: Duration,
    longest_wait: Duration,
    budget: u32,
}

impl Default for RetryPolicy {
    /// Four attempts within a minute, with waits that double from 0.2 s to 10 s, and a budget of
    /// 100 repetitions.
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
    /// One attempt.
    pub fn none() -> Self {
        Self::default().attempts(1)
    }

    /// How often a request is sent at the most: 4 if not set.
    #[must_use]
    pub fn attempts(mut self, attempts: u32) -> Self {
        self.attempts = attempts.max(1);
        self
    }

    /// How often all calls of a client together send requests again: 100 times if not set, and
    /// once more for each ten answers that are worth no repetition. So a server that fails is not
    /// flooded: of many calls that fail, few are made again. What is spent is counted by the client.
    #[must_use]
    pub fn budget(mut self, repetitions: u32) -> Self {
        self.budget = repetitions;
        self
    }

    /// The time within which the last attempt begins: a minute if not set. An
    /// answer that asks to wait longer is given back at once.
    #[must_use]
    pub fn total(mut self, total: Duration) -> Self {
        self.total = total;
        self
    }

    /// The bounds of the time that doubles with each attempt: 0.2 s and 10 s if
    /// not set.
    #[must_use]
    pub fn waits(mut self, first: Duration, longest: Duration) -> Self {
        self.first_wait = first;
        self.longest_wait = longest;
        self
    }

    /// How long to wait before the request is sent again; `None` if it is not.
    /// `attempt` counts from 1, `elapsed` is the time since the first began, and
    /// `jitter` is between 0 and 1.
    pub(super) fn wait(
        &self,
        is_repeatable: bool,
        outcome: &Result<Received, TransportError>,
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

    /// Whether another attempt may follow this one.
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

/// A part of a time, between none and all of it.
fn part_of(time: Duration, part: f64) -> Duration {
    // Only the longest times there are can be too long for this.
    Duration::try_from_secs_f64(time.as_secs_f64() * part).unwrap_or(time)
}

fn may_repeat(is_repeatable: bool, outcome: &Result<Received, TransportError>) -> bool {
    match outcome {
        Ok(answer) if answer.status() == StatusCode::TOO_MANY_REQUESTS => true,
        Ok(_) | Err(TransportError::Broken(_) | TransportError::Timeout(_)) => {
            is_repeatable && is_trouble(outcome)
        }
        Err(TransportError::Connect(_)) => true,
        Err(_) => false,
    }
}

/// Whether a server is in trouble, as far as an outcome tells.
fn is_trouble(outcome: &Result<Received, TransportError>) -> bool {
    match outcome {
        Ok(answer) => matches!(answer.status().as_u16(), 429 | 502..=504),
        Err(_) => true,
    }
}

/// What all calls of a client have spent of the budget of their policy. A clone counts with it.
#[derive(Clone, Debug, Default)]
pub struct RetryBudget {
    /// In tenths of a repetition.
    spent: Arc<AtomicU32>,
}

impl RetryBudget {
    /// Gives a tenth of a repetition back for an answer that is worth none.
    pub(super) fn note(&self, outcome: &Result<Received, TransportError>) {
        if !is_trouble(outcome) {
            let less = |spent: u32| spent.checked_sub(1);
            // Nothing was spent.
            let _ = self
                .spent
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        }
    }

    /// Spends a repetition, if there is one left.
    pub(super) fn take(&self, policy: &RetryPolicy) -> bool {
        let most = policy.budget.saturating_mul(10);
        let more = |spent: u32| spent.checked_add(10).filter(|spent| *spent <= most);
        let taken = self
            .spent
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
        taken.is_ok()
    }
}

/// The wait that an answer asks for, as seconds or as a date (RFC 9110, section
/// 10.2.3).
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let value = text(headers, RETRY_AFTER)?;
    if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
        // More seconds than can be counted are as good as never.
        return Some(Duration::from_secs(value.parse().unwrap_or(u64::MAX)));
    }
    let date = httpdate::parse_http_date(value).ok()?;
    // The date is by the clock of the server, which tells its time; ours may differ.
    let now = text(headers, DATE).and_then(|date| httpdate::parse_http_date(date).ok());
    let now = now.unwrap_or_else(system_time);
    Some(date.duration_since(now).unwrap_or_default())
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok().map(str::trim)
}
