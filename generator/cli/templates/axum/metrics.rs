//! The metrics of requests, in the text format of OpenMetrics.

use std::sync::Arc;
use std::time::Instant;

use api_server::Operation;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// Values come from the description, never from a request, which could create any number of time series.
#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct Labels {
    operation: &'static str,
    status: u16,
}

/// The metrics of the service. Clones share them.
#[derive(Clone, Debug)]
pub struct Metrics {
    registry: Arc<Registry>,
    durations: Family<Labels, Histogram, fn() -> Histogram>,
}

impl Metrics {
    pub fn new() -> Self {
        // From 1 ms to 16 s.
        let histogram = || Histogram::new(exponential_buckets(0.001, 2.0, 15));
        let durations = Family::new_with_constructor(histogram as fn() -> Histogram);
        let mut registry = Registry::default();
        let help = "The time until the response of a request begins";
        registry.register_with_unit("http_request_duration", help, Unit::Seconds, durations.clone());
        Self {
            registry: Arc::new(registry),
            durations,
        }
    }

    /// The response to a request for metrics.
    pub fn response(&self) -> Response {
        let mut body = String::new();
        match text::encode(&mut body, &self.registry) {
            Ok(()) => {
                let media_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
                ([(CONTENT_TYPE, media_type)], body).into_response()
            }
            Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}

/// Measures a request.
pub async fn measure(State(metrics): State<Metrics>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let response = next.run(request).await;
    // `app::with_operation` adds it.
    let operation = response.extensions().get::<Operation>();
    let labels = Labels {
        operation: operation.map_or("none", |operation| operation.id()),
        status: response.status().as_u16(),
    };
    let duration = start.elapsed().as_secs_f64();
    metrics.durations.get_or_create(&labels).observe(duration);
    response
}
