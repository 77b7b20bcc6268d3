//! Requests that are one too many, and bans.

use std::time::Instant;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::{Registry, Unit};

use super::histogram::Durations;
use crate::traces::StatementSpan;

/// Counts what the rate limits do.
#[derive(Clone, Default)]
pub struct LimitMetrics {
    refused: Family<Refusal, Counter>,
    bans: Counter,
    unwritten: Counter,
    asked: Durations,
    failures: Counter,
}

/// A question to the server that counts, until it is dropped.
pub struct Asking {
    metrics: LimitMetrics,
    begun: Instant,
    _span: Option<StatementSpan>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    plan: &'static str,
    reason: &'static str,
}

impl LimitMetrics {
    pub(super) fn new(registry: &mut Registry) -> Self {
        let metrics = Self::default();
        registry.register(
            "rate_limit_refusals",
            "Requests that were one too many, by plan (`anonymous`: an address) and reason (`spent`, `banned`, `uncounted`: the server that counts is away)",
            metrics.refused.clone(),
        );
        registry.register(
            "rate_limit_bans",
            "Bans of keys that began",
            metrics.bans.clone(),
        );
        registry.register(
            "rate_limit_day_count_write_failures",
            "Attempts to write the day counts that failed; they are made again every second",
            metrics.unwritten.clone(),
        );
        registry.register_with_unit(
            "rate_limit_server_duration",
            "The time for the answer of the server that counts requests, where there is one",
            Unit::Seconds,
            metrics.asked.clone(),
        );
        registry.register(
            "rate_limit_server_failures",
            "Requests that the server that counts did not count",
            metrics.failures.clone(),
        );
        metrics
    }

    /// Counts a request that was refused, of a key of this plan, or of an address
    /// where there is no key, for a reason that is one of few.
    pub fn refused(&self, plan: Option<&'static str>, reason: &'static str) {
        let plan = plan.unwrap_or("anonymous");
        self.refused.get_or_create(&Refusal { plan, reason }).inc();
    }

    /// Begins a question to the server that counts.
    pub fn ask(&self) -> Asking {
        Asking {
            metrics: self.clone(),
            begun: Instant::now(),
            _span: StatementSpan::begin("redis", || "EVALSHA".to_owned()),
        }
    }

    /// Counts a request that the server was not asked to count, since it is away.
    pub fn not_counted(&self) {
        self.failures.inc();
    }

    /// Counts a ban that began.
    pub fn banned(&self) {
        self.bans.inc();
    }

    /// Counts an attempt to write the day counts that failed.
    pub fn not_written(&self) {
        self.unwritten.inc();
    }
}

impl Asking {
    /// Ends it with what came of it.
    pub fn end<T, E>(self, answer: Result<T, E>) -> Result<T, E> {
        if answer.is_err() {
            self.metrics.failures.inc();
        }
        answer
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.metrics.asked.observe(self.begun.elapsed());
    }
}
