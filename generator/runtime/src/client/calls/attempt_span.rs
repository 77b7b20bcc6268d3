//! A span for each attempt, with the names of OpenTelemetry (semantic conventions for HTTP client spans).
#![cfg(feature = "tracing")]

use tracing::field::Empty;
use tracing::{Instrument, Span, info_span};

use crate::runtime::client::failure::TransportError;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::wire::Outgoing;

/// Awaits an attempt in a span of its own. `resends` counts the attempts before it.
pub(crate) async fn traced(
    outgoing: &Outgoing,
    resends: u32,
    attempt: impl Future<Output = Result<RawResponse, TransportError>>,
) -> Result<RawResponse, TransportError> {
    let span = span(outgoing, resends);
    if span.is_none() {
        return attempt.await;
    }
    let mut recorder = Recorder {
        span: span.clone(),
        is_finished: false,
    };
    let outcome = attempt.instrument(span).await;
    recorder.finish(&outcome);
    outcome
}

/// The URL is left out: it can contain keys.
fn span(outgoing: &Outgoing, resends: u32) -> Span {
    let route = outgoing.operation.map(|operation| operation.path);
    let route = route.filter(|route| !route.is_empty());
    let method = outgoing.method.as_str();
    let span = info_span!(
        "HTTP request",
        otel.name = Empty,
        otel.kind = "client",
        otel.status_code = Empty,
        openapi.operation.id = outgoing.operation.map(|operation| operation.id),
        http.request.method = method,
        http.request.resend_count = (resends > 0).then_some(resends),
        http.route = route,
        url.template = route,
        url.scheme = outgoing.uri.scheme_str(),
        server.address = outgoing.uri.host(),
        server.port = port(outgoing),
        http.response.status_code = Empty,
        error.type = Empty,
    );
    if !span.is_disabled() {
        match route {
            Some(route) => span.record("otel.name", format_args!("{method} {route}")),
            None => span.record("otel.name", method),
        };
    }
    span
}

fn port(outgoing: &Outgoing) -> Option<u16> {
    let by_scheme = || match outgoing.uri.scheme_str() {
        Some("http") => Some(80),
        Some("https") => Some(443),
        _ => None,
    };
    outgoing.uri.port_u16().or_else(by_scheme)
}

/// Records the outcome. A span that is dropped before, such as by a deadline, was cancelled.
struct Recorder {
    span: Span,
    is_finished: bool,
}

impl Recorder {
    fn finish(&mut self, outcome: &Result<RawResponse, TransportError>) {
        self.is_finished = true;
        match outcome {
            Ok(received) => {
                let status = received.status();
                self.span
                    .record("http.response.status_code", status.as_u16());
                if status.is_client_error() || status.is_server_error() {
                    self.fail(status.as_str());
                }
            }
            Err(error) => self.fail(error.kind()),
        }
    }

    fn fail(&self, kind: &str) {
        self.span.record("error.type", kind);
        self.span.record("otel.status_code", "ERROR");
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        if !self.is_finished {
            self.fail("cancelled");
        }
    }
}
