//! Requests and how they are answered.

use std::sync::atomic::AtomicI64;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

use super::histogram::Durations;
use super::table::Table;

/// Counts requests by operation and status.
#[derive(Clone)]
pub struct RequestMetrics(Arc<Inner>);

struct Inner {
    answered: Family<Answered, Counter>,
    durations: Family<Operation, Durations>,
    in_flight: Gauge<i64, AtomicI64>,
    aborted: Counter,
    operations: Table<Operation, Handles>,
}

/// An operation, or a page; `-` is the route of whatever else is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Operation {
    method: &'static str,
    route: &'static str,
}

/// What is counted together where there are more operations than expected.
const OTHER: Operation = Operation {
    method: "_OTHER",
    route: "-",
};

/// An operation, and the status of its answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: &'static str,
    status: u16,
}

/// What counts the requests of an operation.
struct Handles {
    duration: Durations,
    /// From 100 on, each made when it is first needed.
    statuses: Vec<OnceLock<Counter>>,
}

/// A request that is not answered; dropped before it was, it is aborted.
pub struct InFlight {
    metrics: RequestMetrics,
    is_answered: bool,
}

impl RequestMetrics {
    pub(super) fn new(registry: &mut Registry) -> Self {
        let inner = Inner {
            answered: Family::default(),
            durations: Family::default(),
            in_flight: Gauge::default(),
            aborted: Counter::default(),
            operations: Table::new(OTHER),
        };
        registry.register(
            "http_server_requests",
            "Requests that were answered, by method, path template (`-`: none) and status",
            inner.answered.clone(),
        );
        registry.register_with_unit(
            "http_server_request_duration",
            "The time from the head of a request to its answer",
            Unit::Seconds,
            inner.durations.clone(),
        );
        registry.register(
            "http_server_active_requests",
            "Requests that are being answered",
            inner.in_flight.clone(),
        );
        registry.register(
            "http_server_aborted_requests",
            "Requests whose clients went away before they were answered",
            inner.aborted.clone(),
        );
        Self(Arc::new(inner))
    }

    /// Counts a request that has come.
    pub fn begin(&self) -> InFlight {
        self.0.in_flight.inc();
        InFlight {
            metrics: self.clone(),
            is_answered: false,
        }
    }

    fn answered(&self, operation: Operation, status: StatusCode, duration: Duration) {
        let find = |key| self.handles(key);
        let (operation, handles) = self.0.operations.find(operation, find);
        handles.duration.observe(duration);
        // It is from 100 to 999.
        let status = status.as_u16();
        if let Some(counter) = handles.statuses.get(usize::from(status) - 100) {
            let counter = counter.get_or_init(|| {
                let Operation { method, route } = *operation;
                self.0.answered.get_or_create_owned(&Answered {
                    method,
                    route,
                    status,
                })
            });
            counter.inc();
        }
    }

    fn handles(&self, operation: Operation) -> Handles {
        Handles {
            duration: self.0.durations.get_or_create_owned(&operation),
            statuses: (100..1000).map(|_| OnceLock::new()).collect(),
        }
    }
}

impl InFlight {
    /// Counts its answer; the method is one of few.
    pub fn answered(
        mut self,
        method: &'static str,
        route: Option<&'static str>,
        status: StatusCode,
        duration: Duration,
    ) {
        self.is_answered = true;
        let operation = Operation {
            method,
            route: route.unwrap_or("-"),
        };
        self.metrics.answered(operation, status, duration);
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.metrics.0.in_flight.dec();
        if !self.is_answered {
            self.metrics.0.aborted.inc();
        }
    }
}

/// The name of a method, if it is one that is registered (RFC 9110, section 9.3, and RFC 5789).
pub(crate) fn known(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "POST" => "POST",
        "HEAD" => "HEAD",
        "PUT" => "PUT",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        "PATCH" => "PATCH",
        "TRACE" => "TRACE",
        "CONNECT" => "CONNECT",
        _ => "_OTHER",
    }
}
