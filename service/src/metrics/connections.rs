//! Connections.

use std::sync::atomic::AtomicI64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Counts connections.
#[derive(Clone)]
pub struct ConnectionMetrics {
    open: Gauge<i64, AtomicI64>,
    accepted: Counter,
    /// Those that the service ended, by the reason.
    ended: Family<[(&'static str, &'static str); 1], Counter>,
}

/// A connection that is open, until it is dropped.
pub struct Open(Gauge<i64, AtomicI64>);

impl ConnectionMetrics {
    pub(super) fn new(registry: &mut Registry) -> Self {
        let metrics = Self {
            open: Gauge::default(),
            accepted: Counter::default(),
            ended: Family::default(),
        };
        registry.register(
            "http_server_open_connections",
            "Connections that are open",
            metrics.open.clone(),
        );
        registry.register(
            "http_server_connections",
            "Connections that were accepted",
            metrics.accepted.clone(),
        );
        registry.register(
            "http_server_ended_connections",
            "Connections that the service ended, by reason",
            metrics.ended.clone(),
        );
        metrics
    }

    /// Counts a connection that was accepted.
    pub fn accepted(&self) -> Open {
        self.accepted.inc();
        self.open.inc();
        Open(self.open.clone())
    }

    /// Counts a connection that the service ended, for a `reason` that is one of few.
    pub fn ended(&self, reason: &'static str) {
        self.ended.get_or_create(&[("reason", reason)]).inc();
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.dec();
    }
}
