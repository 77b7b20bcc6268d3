//! What the service tells of itself in numbers, for Prometheus.
//!
//! [`Metrics`] is a handle whose clones share the numbers. What counts has a part
//! of it, and counts without a lock: each combination of labels is looked up in a
//! short list that only grows. Labels have few values, all of them from this
//! program, never from a request.

mod connections;
mod database;
mod histogram;
mod limits;
mod process;
mod requests;
mod table;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

use prometheus_client::encoding::text;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

pub use self::connections::{ConnectionMetrics, Open};
pub use self::database::{DatabaseMetrics, Pool, Timing};
pub use self::limits::LimitMetrics;
pub use self::requests::{InFlight, RequestMetrics};

pub(crate) use self::requests::known;

/// The media type of [`Metrics::text`].
pub const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The numbers of a service.
#[derive(Clone)]
pub struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    requests: RequestMetrics,
    connections: ConnectionMetrics,
    limits: LimitMetrics,
    database: DatabaseMetrics,
}

impl Metrics {
    /// Begins to count.
    pub fn new() -> Self {
        let mut registry = Registry::default();
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("adoption_store_build", "The version of the program", build);
        process::register(&mut registry);
        Self(Arc::new(Inner {
            requests: RequestMetrics::new(&mut registry),
            connections: ConnectionMetrics::new(&mut registry),
            limits: LimitMetrics::new(&mut registry),
            database: DatabaseMetrics::new(&mut registry),
            registry,
        }))
    }

    /// Requests and how they are answered.
    pub fn requests(&self) -> &RequestMetrics {
        &self.0.requests
    }

    /// Connections.
    pub fn connections(&self) -> &ConnectionMetrics {
        &self.0.connections
    }

    /// Requests that are one too many, and bans.
    pub fn limits(&self) -> &LimitMetrics {
        &self.0.limits
    }

    /// The database.
    pub fn database(&self) -> &DatabaseMetrics {
        &self.0.database
    }

    /// All of them, in the text format of OpenMetrics.
    pub fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        text::encode(&mut text, &self.0.registry)?;
        Ok(text)
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Metrics")
    }
}
