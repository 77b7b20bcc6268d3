//! Middleware of each request: its identifier, log line, metrics and span.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::{HeaderValue, Method, StatusCode, Version};
use opentelemetry::propagation::TextMapPropagator;
use opentelemetry_http::HeaderExtractor;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use tracing::field::Empty;
use tracing::{Instrument, Span};
use tracing_opentelemetry::OpenTelemetrySpanExt;

use super::front::Connection;
use crate::api;
use crate::limits::Refused;
use crate::metrics::METRICS;
use crate::telemetry::{TRACES, trace_id};

/// The pages for monitoring: logged at the level `debug`, and not traced.
const POLLED: [&str; 3] = ["/healthz", "/metrics", "/readyz"];

/// Methods by which requests are counted; others are `_OTHER`.
const METHODS: [&str; 9] = [
    "GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT",
];

/// An extension of each request, in an `Arc`: its client.
#[derive(Debug)]
pub struct RequestContext {
    /// The other end of the connection.
    pub peer: SocketAddr,
    /// The number of the API key, once it is known.
    pub key: OnceLock<i64>,
    /// The refusal of the request, if it exceeds a limit.
    pub refused: OnceLock<Refused>,
}

/// Serves a request within its span, and records the response.
pub(super) async fn observe(
    State(scheme): State<&'static str>,
    Extension(connection): Extension<Connection>,
    mut request: Request,
    next: Next,
) -> Response {
    let id = format!("{:032x}", fastrand::u128(..));
    let [peer, local] = connection.addresses();
    let route = route(&request);
    let span = request_span(&request, route.as_deref(), scheme, local);
    let context = Arc::new(RequestContext {
        peer,
        key: OnceLock::new(),
        refused: OnceLock::new(),
    });
    let mut exchange = Exchange {
        method: known_method(request.method()),
        route,
        id: id.clone(),
        context: Arc::clone(&context),
        trace_id: trace_id(&span),
        start: Instant::now(),
        response: None,
    };
    METRICS.active_requests.inc();
    let log_span = tracing::error_span!("request", id);
    request.extensions_mut().insert(context);
    let running = next.run(request).instrument(log_span);
    let mut response = running.instrument(span.clone()).await;
    exchange.response = Some((response.status(), exchange.start.elapsed()));
    drop(exchange);
    record_status(&span, response.status());
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}

/// The path template of the operation, or the path of the page, that a request is for.
fn route(request: &Request) -> Option<Cow<'static, str>> {
    let operation = api::route(request.method(), request.uri().path());
    let is_page = [Method::GET, Method::HEAD].contains(request.method());
    let page = request
        .extensions()
        .get::<MatchedPath>()
        .filter(|_| is_page);
    operation
        .map(Cow::Borrowed)
        .or_else(|| page.map(|page| page.as_str().to_owned().into()))
}

fn known_method(method: &Method) -> &'static str {
    let mut known = METHODS.into_iter();
    known.find(|name| method == *name).unwrap_or("_OTHER")
}

/// The span of a request for the collector, with the attributes of OpenTelemetry's semantic conventions:
/// a child of the span in `traceparent`.
fn request_span(
    request: &Request,
    route: Option<&str>,
    scheme: &'static str,
    local: SocketAddr,
) -> Span {
    if route.is_some_and(|route| POLLED.contains(&route)) {
        return Span::none();
    }
    let method = known_method(request.method());
    let verb = if method == "_OTHER" { "HTTP" } else { method };
    let is_http2 = request.version() == Version::HTTP_2;
    let span = tracing::info_span!(
        target: TRACES,
        "request",
        otel.name = route.map_or(verb.to_owned(), |route| format!("{verb} {route}")),
        otel.kind = "server",
        otel.status_code = Empty,
        "error.type" = Empty,
        http.request.method = method,
        http.response.status_code = Empty,
        http.route = route,
        network.protocol.version = if is_http2 { "2" } else { "1.1" },
        // Not the `Host` header, which may be anything.
        server.address = %local.ip(),
        server.port = i64::from(local.port()),
        url.scheme = scheme,
    );
    if !span.is_disabled() {
        let parent = TraceContextPropagator::new().extract(&HeaderExtractor(request.headers()));
        // It fails only without a collector.
        let _ = span.set_parent(parent);
    }
    span
}

fn record_status(span: &Span, status: StatusCode) {
    span.record("http.response.status_code", i64::from(status.as_u16()));
    if status.is_server_error() {
        span.record("error.type", status.as_str());
        span.record("otel.status_code", "ERROR");
    }
}

/// A request and its response, logged and counted when it is dropped: without a status if the client
/// disconnected before the response.
struct Exchange {
    method: &'static str,
    route: Option<Cow<'static, str>>,
    id: String,
    context: Arc<RequestContext>,
    trace_id: Option<String>,
    start: Instant,
    response: Option<(StatusCode, Duration)>,
}

impl Drop for Exchange {
    fn drop(&mut self) {
        let route = self.route.take().unwrap_or("-".into());
        METRICS.active_requests.dec();
        match self.response {
            Some((status, duration)) => {
                METRICS.count_response(self.method, route.clone(), status, duration);
            }
            None => {
                METRICS.aborted_requests.inc();
            }
        }
        let duration = self
            .response
            .map_or(self.start.elapsed(), |(_, duration)| duration);
        // The level of an event is a constant.
        macro_rules! log {
            ($level:ident) => {
                tracing::$level!(
                    method = self.method,
                    route = &*route,
                    status = self.response.map(|(status, _)| status.as_u16()),
                    duration_us = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX),
                    request_id = self.id,
                    key = self.context.key.get(),
                    trace_id = self.trace_id,
                    "request"
                )
            };
        }
        if POLLED.contains(&&*route) {
            log!(debug);
        } else {
            log!(info);
        }
    }
}
