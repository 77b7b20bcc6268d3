//! The log and the traces.
//!
//! Both are `tracing` subscribers with filters of their own: spans of the target `TRACES` go to
//! OpenTelemetry and to nothing else.

mod lines;
#[path = "../../generator/cli/templates/axum/log.rs"]
mod log;
#[cfg(test)]
pub(crate) mod tests;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use opentelemetry::KeyValue;
use opentelemetry::trace::{TraceContextExt, TraceId, TracerProvider};
use opentelemetry_otlp::{SpanExporter, WithExportConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use parking_lot::Mutex;
use tokio::time::Instant;
use tracing::{Span, Subscriber};
use tracing_appender::non_blocking::WorkerGuard;
use tracing_opentelemetry::OpenTelemetrySpanExt;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{
    Directive, EnvFilter, FilterExt, LevelFilter, dynamic_filter_fn, filter_fn,
};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

pub(crate) use self::log::dropped_lines;

use self::lines::Lines;

/// The target of spans that are sent to the collector.
pub(crate) const TRACES: &str = "traces";

/// The timeout of sending a batch of spans.
const EXPORT_TIMEOUT: Duration = Duration::from_secs(5);

/// The format of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// The threads that write the log and send spans. Clones share them.
#[derive(Clone)]
pub struct Telemetry {
    log: Arc<Mutex<Option<WorkerGuard>>>,
    spans: Option<SdkTracerProvider>,
}

/// Starts to log to standard error what `directives` select, and to send spans to the collector at
/// `endpoint`. Must not be called on a runtime.
pub fn init(
    format: Format,
    directives: Vec<Directive>,
    endpoint: Option<&str>,
) -> anyhow::Result<Telemetry> {
    let spans = endpoint.map(tracer_provider).transpose()?;
    let is_terminal = io::stderr().is_terminal();
    let (lines, guard) = log::start(io::stderr());
    let traces = spans.as_ref().map(|provider| {
        tracing_opentelemetry::layer()
            .with_tracer(provider.tracer(env!("CARGO_PKG_NAME")))
            .with_location(false)
            .with_threads(false)
            .with_tracked_inactivity(false)
            .with_target(false)
            .with_level(false)
            .with_filter(filter_fn(|metadata| metadata.target() == TRACES))
    });
    let log = log_layer(format, directives, is_terminal, lines);
    let subscriber = tracing_subscriber::registry().with(log);
    // A layer that is `None` would enable all spans.
    match traces {
        Some(traces) => subscriber.with(traces).try_init()?,
        None => subscriber.try_init()?,
    }
    Ok(Telemetry {
        log: Arc::new(Mutex::new(Some(guard))),
        spans,
    })
}

fn log_layer<S, W>(
    format: Format,
    directives: Vec<Directive>,
    colours: bool,
    writer: W,
) -> impl Layer<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let lines = Lines::default();
    let filter = directives.into_iter();
    let filter = filter.fold(EnvFilter::default(), EnvFilter::add_directive);
    // Lines that are never written cost nothing: each is asked for once.
    let level = filter.max_level_hint().unwrap_or(LevelFilter::TRACE);
    let lines = dynamic_filter_fn(move |metadata, _| lines.pass(metadata))
        .with_callsite_filter(Lines::interest)
        .with_max_level_hint(level);
    let layer = tracing_subscriber::fmt::layer()
        .with_ansi(colours)
        .with_writer(writer);
    match format {
        Format::Text => layer.boxed(),
        Format::Json => layer
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .boxed(),
    }
    .with_filter(filter.and(lines))
}

/// Installs the provider that `reqwest` needs, unless there is one.
pub(crate) fn install_crypto() {
    let _ = rustls::crypto::ring::default_provider().install_default();
}

fn tracer_provider(endpoint: &str) -> anyhow::Result<SdkTracerProvider> {
    install_crypto();
    let exporter = SpanExporter::builder()
        .with_http()
        .with_endpoint(format!("{}/v1/traces", endpoint.trim_end_matches('/')))
        .with_timeout(EXPORT_TIMEOUT)
        .build()
        .context("cannot send traces")?;
    let name = std::env::var("OTEL_SERVICE_NAME").ok();
    let name = name.filter(|name| !name.is_empty());
    let resource = Resource::builder()
        .with_service_name(name.unwrap_or_else(|| "adoption-store".to_owned()))
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
        .build();
    let provider = SdkTracerProvider::builder().with_batch_exporter(exporter);
    Ok(provider.with_resource(resource).build())
}

impl Telemetry {
    /// Writes the waiting lines, for at most a second. Later lines are lost.
    pub fn flush_log(&self) {
        drop(self.log.lock().take());
    }

    /// Sends the last spans, for at most a few seconds, and writes the waiting lines.
    pub fn shut_down(self) {
        if let Some(spans) = &self.spans
            && let Err(error) = spans.shutdown_with_timeout(EXPORT_TIMEOUT)
        {
            tracing::warn!(%error, "the last spans were not sent");
        }
        self.flush_log();
    }
}

/// The span of a statement, a child of the current request's span.
pub(crate) fn statement_span(system: &'static str, summary: &str) -> Span {
    tracing::info_span!(
        target: TRACES,
        "statement",
        otel.name = summary,
        otel.kind = "client",
        db.system.name = system,
        db.query.summary = summary,
    )
}

/// The identifier of the trace that `span` belongs to, in hexadecimal, if it is sent.
pub(crate) fn trace_id(span: &Span) -> Option<String> {
    let context = (!span.is_disabled()).then(|| span.context())?;
    let id = context.span().span_context().trace_id();
    (id != TraceId::INVALID).then(|| id.to_string())
}

/// Allows one log line per second.
pub(crate) struct Throttle(Mutex<(Option<Instant>, u64)>);

impl Throttle {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new((None, 0)))
    }

    /// The number of lines suppressed since the last one, if another may be written now.
    pub(crate) fn pass(&self) -> Option<u64> {
        let mut state = self.0.lock();
        let (last, suppressed) = &mut *state;
        if last.is_some_and(|last| last.elapsed() < Duration::from_secs(1)) {
            *suppressed += 1;
            return None;
        }
        *last = Some(Instant::now());
        Some(std::mem::take(suppressed))
    }
}
