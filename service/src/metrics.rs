//! The metrics of the service, in the OpenMetrics text format.
//!
//! A process has one set of metrics, [`METRICS`]. Every label value comes from the
//! program, never from a request.

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use http::StatusCode;
use prometheus_client::encoding::text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use tracing::Span;

use crate::limits::Decision;
use crate::telemetry;

/// The media type of `Metrics::text`.
pub const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The metrics of this process.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The upper bounds of the buckets of all durations, in seconds.
const BUCKETS: [f64; 14] = [
    0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

type Labels<const N: usize> = [(&'static str, Cow<'static, str>); N];
type Counters<const N: usize> = Family<Labels<N>, Counter>;
type Durations<const N: usize> = Family<Labels<N>, Histogram, fn() -> Histogram>;
type Seconds = Counter<f64, AtomicU64>;

/// Declares [`Metrics`]: the comment of a metric is its description, too.
macro_rules! metrics {
    ($(#[doc = $help:literal] $name:ident: $kind:ty = $new:expr, $wire:literal;)*) => {
        /// Counters, gauges and histograms.
        pub struct Metrics {
            registry: Registry,
            /// The duration from which a statement is slow, in microseconds.
            slow_us: AtomicU64,
            $(#[doc = $help] pub(crate) $name: $kind,)*
        }

        impl Metrics {
            fn new() -> Self {
                let mut registry = Registry::default();
                $(
                    let $name: $kind = $new;
                    registry.register($wire, $help.trim(), $name.clone());
                )*
                let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
                registry.register("adoption_store_build", "The version of the program", build);
                registry.register(
                    "process_start_time_seconds",
                    "The start of the process, in Unix time",
                    start_time(),
                );
                Self { registry, slow_us: AtomicU64::new(u64::MAX), $($name,)* }
            }
        }
    };
}

metrics! {
    /// Completed requests, by method, path template (`-`: unknown) and status
    requests: Counters<3> = Counters::default(), "http_server_requests";
    /// The time from the head of a request to its response
    request_durations: Durations<2> = durations(), "http_server_request_duration_seconds";
    /// Requests in progress
    active_requests: Gauge = Gauge::default(), "http_server_active_requests";
    /// Requests whose clients disconnected before the response
    aborted_requests: Counter = Counter::default(), "http_server_aborted_requests";
    /// Open connections
    open_connections: Gauge = Gauge::default(), "http_server_open_connections";
    /// Accepted connections
    connections: Counter = Counter::default(), "http_server_connections";
    /// Connections that the service closed, by reason
    ended_connections: Counters<1> = Counters::default(), "http_server_ended_connections";
    /// Requests over a limit, by plan (`anonymous`: an address) and reason (`spent`, `banned`, `uncounted`)
    refusals: Counters<2> = Counters::default(), "rate_limit_refusals";
    /// Bans of keys
    bans: Counter = Counter::default(), "rate_limit_bans";
    /// Failed attempts to write the day counts, which are retried every second
    day_count_write_failures: Counter = Counter::default(), "rate_limit_day_count_write_failures";
    /// The response time of the rate limit server
    counting_duration: Histogram = histogram(), "rate_limit_server_duration_seconds";
    /// Requests that the rate limit server did not count
    counting_failures: Counter = Counter::default(), "rate_limit_server_failures";
    /// Outages of the rate limit server
    counting_outages: Counter = Counter::default(), "rate_limit_server_outages";
    /// The response time of the database, by kind of statement
    statement_durations: Durations<1> = durations(), "database_statement_duration_seconds";
    /// Failed statements, by kind
    statement_failures: Counters<1> = Counters::default(), "database_statement_failures";
    /// Statements that took longer than --slow-query-ms, by kind
    slow_statements: Counters<1> = Counters::default(), "database_slow_statements";
    /// Connections to the database, by state
    database_connections: Family<Labels<1>, Gauge> = Family::default(), "database_connections";
    /// Statements that wait for a connection to the database
    database_waiting: Gauge = Gauge::default(), "database_waiting";
    /// Log lines that were dropped because the log was not read fast enough
    dropped_lines: Counter = Counter::default(), "log_dropped_lines";
    /// CPU time in user and kernel mode
    cpu: Seconds = Seconds::default(), "process_cpu_seconds";
    /// Resident memory
    memory: Gauge = Gauge::default(), "process_resident_memory_bytes";
    /// Open files
    open_files: Gauge = Gauge::default(), "process_open_fds";
    /// The limit of open files
    max_files: Gauge = Gauge::default(), "process_max_fds";
}

/// The connections of a database at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// All of them.
    pub size: usize,
    /// Unused connections.
    pub idle: usize,
    /// The number of statements that wait for a connection.
    pub waiting: usize,
}

impl Metrics {
    /// Sets the duration from which a statement is logged as slow.
    pub fn log_statements_from(&self, duration: Duration) {
        self.slow_us.store(micros(duration), Relaxed);
    }

    /// Counts a response; the method and the path template are those of the program.
    pub(crate) fn count_response(
        &self,
        method: &'static str,
        route: Cow<'static, str>,
        status: StatusCode,
        duration: Duration,
    ) {
        let [method, route] = [("method", method.into()), ("route", route)];
        let operation = [method.clone(), route.clone()];
        let durations = self.request_durations.get_or_create(&operation);
        durations.observe(duration.as_secs_f64());
        let status = ("status", status.as_str().to_owned().into());
        self.requests.get_or_create(&[method, route, status]).inc();
    }

    /// Counts a refused request, of a key with a plan or of an `anonymous` address.
    pub(crate) fn count_refusal(&self, plan: &'static str, decision: &Decision) {
        if let Some(refused) = decision.refused {
            let labels = [
                ("plan", plan.into()),
                ("reason", refused.reason.as_str().into()),
            ];
            self.refusals.get_or_create(&labels).inc();
        }
    }

    /// Counts a connection that the service closed.
    pub(crate) fn ended_connection(&self, reason: &'static str) {
        let labels = [("reason", reason.into())];
        self.ended_connections.get_or_create(&labels).inc();
    }

    /// All metrics as text.
    pub(crate) fn text(&self, pool: Pool) -> Result<String, fmt::Error> {
        let used = pool.size.saturating_sub(pool.idle);
        for (state, count) in [("idle", pool.idle), ("used", used)] {
            let labels = [("state", state.into())];
            self.database_connections
                .get_or_create(&labels)
                .set(signed(count));
        }
        self.database_waiting.set(signed(pool.waiting));
        self.dropped_lines
            .inner()
            .store(telemetry::dropped_lines(), Relaxed);
        self.update_process();
        let mut text = String::new();
        text::encode(&mut text, &self.registry)?;
        Ok(text)
    }

    /// Reads the metrics of the process from `/proc` (Linux only).
    #[cfg(target_os = "linux")]
    fn update_process(&self) {
        let Ok(process) = procfs::process::Process::myself() else {
            return;
        };
        if let Ok(stat) = process.stat() {
            let seconds = (stat.utime + stat.stime) as f64 / procfs::ticks_per_second() as f64;
            self.cpu.inner().store(seconds.to_bits(), Relaxed);
            self.memory
                .set(i64::try_from(stat.rss * procfs::page_size()).unwrap_or(i64::MAX));
        }
        if let Ok(count) = process.fd_count() {
            self.open_files.set(signed(count));
        }
        if let Ok(limits) = process.limits()
            && let procfs::process::LimitValue::Value(most) = limits.max_open_files.soft_limit
        {
            self.max_files.set(i64::try_from(most).unwrap_or(i64::MAX));
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn update_process(&self) {}
}

/// Measures one call of a store until it is dropped: its duration, span and failure.
pub struct Timing {
    start: Instant,
    duration: Histogram,
    failures: Counter,
    /// The summary of the SQL statement, if it is one.
    statement: Option<String>,
    _span: Span,
}

impl Timing {
    /// Begins to measure an SQL statement; `system` is the database, such as `sqlite`.
    pub(crate) fn statement(system: &'static str, sql: &str) -> Self {
        let summary = summary(sql);
        let labels = [("statement", summary.clone().into())];
        Self {
            duration: METRICS.statement_durations.get_or_create_owned(&labels),
            failures: METRICS.statement_failures.get_or_create_owned(&labels),
            _span: telemetry::statement_span(system, &summary),
            statement: Some(summary),
            start: Instant::now(),
        }
    }

    /// Begins to measure a script of the rate limit server.
    pub(crate) fn counting() -> Self {
        Self {
            duration: METRICS.counting_duration.clone(),
            failures: METRICS.counting_failures.clone(),
            _span: telemetry::statement_span("redis", "EVALSHA"),
            statement: None,
            start: Instant::now(),
        }
    }

    /// Ends the measurement with the result of the call.
    pub(crate) fn end<T, E>(self, result: Result<T, E>) -> Result<T, E> {
        if result.is_err() {
            self.failures.inc();
        }
        result
    }
}

impl Drop for Timing {
    fn drop(&mut self) {
        let duration = self.start.elapsed();
        self.duration.observe(duration.as_secs_f64());
        let duration_us = micros(duration);
        if let Some(statement) = self.statement.take()
            && duration_us >= METRICS.slow_us.load(Relaxed)
        {
            tracing::warn!(statement, duration_us, "slow statement");
            let labels = [("statement", statement.into())];
            METRICS.slow_statements.get_or_create(&labels).inc();
        }
    }
}

/// The verb and the table of a statement, such as `SELECT animals`.
fn summary(sql: &str) -> String {
    let mut words = sql.split_whitespace();
    let verb = words.clone().next().unwrap_or_default();
    let is_before_table = |word: &str| matches!(word, "FROM" | "INTO" | "UPDATE");
    match words.find(|word| is_before_table(word)).and(words.next()) {
        Some(table) => format!("{verb} {table}"),
        None => verb.to_owned(),
    }
}

fn histogram() -> Histogram {
    Histogram::new(BUCKETS)
}

fn durations<const N: usize>() -> Durations<N> {
    Family::new_with_constructor(histogram)
}

fn start_time() -> Gauge<f64, AtomicU64> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let gauge = Gauge::default();
    gauge.set(now.unwrap_or_default().as_secs_f64());
    gauge
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

fn signed(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
