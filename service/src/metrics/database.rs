//! How long the database takes, and who waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

use super::histogram::Durations;
use super::table::Table;
use crate::traces::StatementSpan;

/// Times the statements of a database.
#[derive(Clone)]
pub struct DatabaseMetrics(Arc<Inner>);

type Statement = [(&'static str, String); 1];
type State = [(&'static str, &'static str); 1];

struct Inner {
    durations: Family<Statement, Durations>,
    failures: Family<Statement, Counter>,
    slow: Family<Statement, Counter>,
    /// From how many microseconds on a statement is slow.
    slow_us: AtomicU64,
    /// By their text.
    statements: Table<&'static str, Durations>,
    connections: Family<State, Gauge<i64, AtomicI64>>,
    waiting: Gauge<i64, AtomicI64>,
}

/// The connections of a database, at one time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// All of them.
    pub size: usize,
    /// Those that nobody uses.
    pub idle: usize,
    /// How many wait for one.
    pub waiting: usize,
}

/// The time of a statement, which ends when it is dropped.
pub struct Timing {
    metrics: DatabaseMetrics,
    sql: &'static str,
    begun: Instant,
    _span: Option<StatementSpan>,
}

impl Default for DatabaseMetrics {
    /// Numbers that nobody is told.
    fn default() -> Self {
        Self(Arc::new(Inner {
            durations: Family::default(),
            failures: Family::default(),
            slow: Family::default(),
            slow_us: AtomicU64::new(u64::MAX),
            statements: Table::new("OTHER"),
            connections: Family::default(),
            waiting: Gauge::default(),
        }))
    }
}

impl DatabaseMetrics {
    pub(super) fn new(registry: &mut Registry) -> Self {
        let metrics = Self::default();
        let inner = &metrics.0;
        registry.register_with_unit(
            "database_statement_duration",
            "The time from asking the database to its answer, by kind of statement",
            Unit::Seconds,
            inner.durations.clone(),
        );
        registry.register(
            "database_statement_failures",
            "Statements that failed, by kind",
            inner.failures.clone(),
        );
        registry.register(
            "database_slow_statements",
            "Statements that took longer than --slow-query-ms, by kind",
            inner.slow.clone(),
        );
        registry.register(
            "database_connections",
            "Connections to the database, by state",
            inner.connections.clone(),
        );
        registry.register(
            "database_waiting",
            "What waits for a connection to the database",
            inner.waiting.clone(),
        );
        metrics
    }

    /// Sets from which time on a statement is slow, and logged.
    pub fn warn_from(&self, duration: Duration) {
        let us = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        self.0.slow_us.store(us, Relaxed);
    }

    /// Begins the time of a statement of the text `sql`, by which it is known;
    /// `system` is the database, such as `sqlite`.
    pub fn time(&self, system: &'static str, sql: &'static str) -> Timing {
        Timing {
            metrics: self.clone(),
            sql,
            begun: Instant::now(),
            _span: StatementSpan::begin(system, || summary(sql)),
        }
    }

    /// Says how the connections are used.
    pub fn pool(&self, pool: Pool) {
        let set = |state, count: usize| {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            let gauge = self.0.connections.get_or_create(&[("state", state)]);
            gauge.set(count);
        };
        set("idle", pool.idle);
        set("used", pool.size.saturating_sub(pool.idle));
        let waiting = i64::try_from(pool.waiting).unwrap_or(i64::MAX);
        self.0.waiting.set(waiting);
    }

    fn took(&self, sql: &'static str, duration: Duration) {
        let make = |sql| self.0.durations.get_or_create_owned(&label(sql));
        let (_, durations) = self.0.statements.find(sql, make);
        durations.observe(duration);
        let us = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        if us >= self.0.slow_us.load(Relaxed) {
            tracing::warn!(statement = summary(sql), duration_us = us, "slow statement");
            self.0.slow.get_or_create(&label(sql)).inc();
        }
    }
}

impl Timing {
    /// Ends it with what came of the statement.
    pub fn end<T, E>(self, result: Result<T, E>) -> Result<T, E> {
        if result.is_err() {
            let failures = &self.metrics.0.failures;
            failures.get_or_create(&label(self.sql)).inc();
        }
        result
    }
}

impl Drop for Timing {
    fn drop(&mut self) {
        self.metrics.took(self.sql, self.begun.elapsed());
    }
}

fn label(sql: &str) -> Statement {
    [("statement", summary(sql))]
}

/// What a statement does, and in which table: `SELECT animals`.
fn summary(sql: &str) -> String {
    let mut words = sql.split_whitespace();
    let verb = words.clone().next().unwrap_or_default();
    let is_before_table = |word: &str| matches!(word, "FROM" | "INTO" | "UPDATE");
    let table = words.find(|word| is_before_table(word)).and(words.next());
    match table {
        Some(table) => format!("{verb} {table}"),
        None => verb.to_owned(),
    }
}
