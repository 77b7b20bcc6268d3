//! Requests that are one too many, and bans.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::Registry;

use crate::limits::Reason;

/// Counts what the rate limits do.
#[derive(Clone)]
pub struct LimitMetrics {
    refused: Family<Refusal, Counter>,
    bans: Counter,
    unwritten: Counter,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    plan: &'static str,
    reason: &'static str,
}

impl LimitMetrics {
    pub(super) fn new(registry: &mut Registry) -> Self {
        let metrics = Self {
            refused: Family::default(),
            bans: Counter::default(),
            unwritten: Counter::default(),
        };
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
        metrics
    }

    /// Counts a request that was refused, of a key of this plan, or of an address
    /// where there is no key.
    pub fn refused(&self, plan: Option<&'static str>, reason: Reason) {
        let refusal = Refusal {
            plan: plan.unwrap_or("anonymous"),
            reason: match reason {
                Reason::Spent => "spent",
                Reason::Banned => "banned",
                Reason::Uncounted => "uncounted",
            },
        };
        self.refused.get_or_create(&refusal).inc();
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
