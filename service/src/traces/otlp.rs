//! Spans, as the semantic conventions of OpenTelemetry for HTTP and databases name
//! what they say.

use std::fmt;
use std::sync::Arc;

use http::{HeaderMap, StatusCode, Uri, Version};
use opentelemetry::context::FutureExt;
use opentelemetry::propagation::TextMapPropagator;
use opentelemetry::trace::{
    Span as _, SpanBuilder, SpanKind, Status, TraceContextExt, TracerProvider,
};
use opentelemetry::{Context, KeyValue};
use opentelemetry_http::HeaderExtractor;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{SdkTracer, SdkTracerProvider, Span};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

use super::{Begun, export};

/// Where spans go; by default, nowhere. Clones share it.
#[derive(Clone, Default)]
pub struct Traces(Option<Arc<Exporting>>);

struct Exporting {
    provider: SdkTracerProvider,
    tracer: SdkTracer,
}

impl Traces {
    /// Sends spans to the collector at `endpoint`, in batches, over OTLP: `/v1/traces`
    /// below it. It need not be there. To be called on the runtime that sends them.
    pub fn to(endpoint: &Uri) -> anyhow::Result<Self> {
        // Without the name and the password before the host.
        let host = endpoint.host().unwrap_or_default();
        let provider = export::provider(&endpoint.to_string(), Handle::current())
            .map_err(|error| error.context(format!("spans cannot be sent to {host}")))?;
        let tracer = provider.tracer(env!("CARGO_PKG_NAME"));
        Ok(Self(Some(Arc::new(Exporting { provider, tracer }))))
    }

    /// Whether there are any.
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Sends what has not been sent, as far as that succeeds in a few seconds.
    pub async fn flush(self) {
        let Some(exporting) = self.0 else { return };
        let flush = move || exporting.provider.shutdown_with_timeout(export::PATIENCE);
        if let Ok(Err(error)) = spawn_blocking(flush).await {
            tracing::warn!(%error, "the last spans were not sent");
        }
    }

    /// Begins the span of a request, a child of the one that its `traceparent`
    /// names.
    pub(crate) fn begin(&self, begun: &Begun, headers: &HeaderMap) -> Option<RequestSpan> {
        let tracer = &self.0.as_deref()?.tracer;
        let parent = TraceContextPropagator::new();
        let parent = parent.extract_with_context(&Context::new(), &HeaderExtractor(headers));
        let span = SpanBuilder::from_name(name(begun.method, begun.route))
            .with_kind(SpanKind::Server)
            .with_attributes(attributes(begun))
            .start_with_context(tracer, &parent);
        // Statements find it there.
        let context = parent.with_span(span).with_value(tracer.clone());
        Some(RequestSpan(context))
    }
}

impl fmt::Debug for Traces {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.is_on() { "on" } else { "off" };
        write!(formatter, "Traces({state})")
    }
}

fn name(method: &'static str, route: Option<&'static str>) -> String {
    let method = if method == "_OTHER" { "HTTP" } else { method };
    match route {
        Some(route) => format!("{method} {route}"),
        None => method.to_owned(),
    }
}

fn attributes(begun: &Begun) -> Vec<KeyValue> {
    let scheme = if begun.is_secure { "https" } else { "http" };
    let version = if begun.version == Version::HTTP_2 {
        "2"
    } else {
        "1.1"
    };
    let mut attributes = vec![
        KeyValue::new("http.request.method", begun.method),
        KeyValue::new("url.scheme", scheme),
        KeyValue::new("network.protocol.version", version),
    ];
    if let Some(route) = begun.route {
        attributes.push(KeyValue::new("http.route", route));
    }
    if let Some(local) = begun.local {
        // Not `Host`, which is anything that was sent.
        attributes.push(KeyValue::new("server.address", local.ip().to_string()));
        attributes.push(KeyValue::new("server.port", i64::from(local.port())));
    }
    attributes
}

/// The span of a request, which ends when it is dropped at the latest.
pub(crate) struct RequestSpan(Context);

impl RequestSpan {
    /// The trace that it is a part of, in hexadecimal.
    pub(crate) fn trace_id(&self) -> String {
        self.0.span().span_context().trace_id().to_string()
    }

    /// Does something that is a part of the request.
    pub(crate) async fn within<F: Future>(&self, part: F) -> F::Output {
        part.with_context(self.0.clone()).await
    }

    /// Ends it with the answer.
    pub(crate) fn end(self, method: &'static str, route: Option<&'static str>, status: StatusCode) {
        let span = self.0.span();
        if let Some(route) = route {
            span.update_name(name(method, Some(route)));
            span.set_attribute(KeyValue::new("http.route", route));
        }
        let code = i64::from(status.as_u16());
        span.set_attribute(KeyValue::new("http.response.status_code", code));
        if status.is_server_error() {
            span.set_attribute(KeyValue::new("error.type", code.to_string()));
            span.set_status(Status::error(""));
        }
        span.end();
    }
}

/// The span of a statement of the database, which ends when it is dropped.
pub(crate) struct StatementSpan(Span);

impl StatementSpan {
    /// Begins it, if it is a part of a request whose span is kept.
    pub(crate) fn begin(system: &'static str, summary: impl FnOnce() -> String) -> Option<Self> {
        Context::map_current(|context| {
            let tracer = context.get::<SdkTracer>()?;
            let summary = summary();
            let attributes = [
                KeyValue::new("db.system.name", system),
                KeyValue::new("db.query.summary", summary.clone()),
            ];
            let span = SpanBuilder::from_name(summary)
                .with_kind(SpanKind::Client)
                .with_attributes(attributes)
                .start_with_context(tracer, context);
            Some(Self(span))
        })
    }
}

impl Drop for StatementSpan {
    fn drop(&mut self) {
        self.0.end();
    }
}
