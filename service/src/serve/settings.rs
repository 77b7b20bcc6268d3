//! How the loop treats its clients.

use std::time::Duration;

use http::Method;

use super::drain::Draining;
use super::tls::Tls;
use crate::forwarded::Network;
use crate::metrics::Metrics;
use crate::traces::Traces;

/// How the loop treats its clients.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time for a TLS handshake, and for the head of a request once it has
    /// begun; the first of a connection begins with it.
    pub header_timeout: Duration,
    /// The time that a connection may be without a request.
    pub idle_timeout: Duration,
    /// The time for the whole body of a request.
    pub body_timeout: Duration,
    /// The time for a client to take a part of a response, of each if there are
    /// several, before it is taken to be gone and its connection ended.
    pub write_timeout: Duration,
    /// The time between the notice that the loop stops, which is
    /// [`draining`](Self::draining), and the stop.
    pub drain_delay: Duration,
    /// The time for what is under way when the loop stops.
    pub drain_timeout: Duration,
    /// How many connections are served at once; others wait to be accepted.
    pub max_connections: usize,
    /// How many of them one address may have, where an IPv6 address stands for
    /// its /64 network; others are closed. 0: all.
    pub max_connections_per_address: usize,
    /// Whoever may have any number.
    pub trusted_proxies: Vec<Network>,
    /// Serves over TLS.
    pub tls: Option<Tls>,
    /// Set when the loop is told to stop.
    pub draining: Draining,
    /// Counts connections and requests.
    pub metrics: Metrics,
    /// Takes a span of each request.
    pub traces: Traces,
    /// Finds the path template of the operation that a method and a path name,
    /// for the log, the metrics and the traces.
    pub route: fn(&Method, &str) -> Option<&'static str>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(30),
            // Longer than the 60 seconds after which usual load balancers close
            // the connections that they keep: a request that they send must not
            // meet the end of its connection.
            idle_timeout: Duration::from_secs(75),
            body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            drain_delay: Duration::ZERO,
            drain_timeout: Duration::from_secs(30),
            max_connections: 16_384,
            max_connections_per_address: 1024,
            trusted_proxies: Vec::new(),
            tls: None,
            draining: Draining::default(),
            metrics: Metrics::default(),
            traces: Traces::default(),
            route: |_, _| None,
        }
    }
}
