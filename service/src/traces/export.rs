//! How spans are sent: over OTLP, in batches.

use std::env;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use bytes::Bytes;
use http::{Request, Response};
use opentelemetry::KeyValue;
use opentelemetry_http::{HttpClient, HttpError};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::resource::{EnvResourceDetector, TelemetryResourceDetector};
use opentelemetry_sdk::trace::SdkTracerProvider;
use reqwest::Client;
use tokio::runtime::Handle;

use crate::log::Causes;

/// The time for a batch.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How often it is told that the collector does not answer.
const WARN_EVERY: Duration = Duration::from_secs(60);

/// What gathers spans, and sends them to the collector at `endpoint`.
pub(super) fn provider(endpoint: &str, runtime: Handle) -> anyhow::Result<SdkTracerProvider> {
    let exporter = SpanExporter::builder()
        .with_http()
        .with_protocol(Protocol::HttpBinary)
        .with_endpoint(format!("{}/v1/traces", endpoint.trim_end_matches('/')))
        .with_http_client(Sender::new(runtime)?)
        .build()?;
    Ok(SdkTracerProvider::builder()
        .with_batch_exporter(exporter)
        .with_resource(resource())
        .build())
}

/// What the spans are of, as the variables of OpenTelemetry say where they are set.
fn resource() -> Resource {
    let named = env::var("OTEL_SERVICE_NAME").ok();
    let resource = Resource::builder_empty()
        .with_service_name("adoption-store")
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
        .with_detector(Box::new(TelemetryResourceDetector))
        .with_detector(Box::new(EnvResourceDetector::new()));
    match named.filter(|name| !name.is_empty()) {
        Some(name) => resource.with_service_name(name).build(),
        None => resource.build(),
    }
}

/// Sends batches on the runtime of the service; the thread that gathers them has
/// none.
struct Sender {
    runtime: Handle,
    client: Client,
    /// When it was last told that this failed.
    warned: Mutex<Option<Instant>>,
}

impl Sender {
    fn new(runtime: Handle) -> anyhow::Result<Self> {
        // The client takes that of the process; it may have been chosen before.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Ok(Self {
            runtime,
            client: Client::builder().timeout(PATIENCE).build()?,
            warned: Mutex::default(),
        })
    }

    fn warn(&self, error: &HttpError) {
        let mut warned = self.warned.lock().unwrap_or_else(PoisonError::into_inner);
        if warned.is_none_or(|last| last.elapsed() >= WARN_EVERY) {
            *warned = Some(Instant::now());
            tracing::warn!(error = %Causes(&**error), "spans were not sent, and are lost");
        }
    }
}

#[async_trait]
impl HttpClient for Sender {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let sending = self.runtime.spawn(send(self.client.clone(), request));
        let sent = match sending.await {
            Ok(sent) => sent,
            Err(error) => Err(error.into()),
        };
        sent.inspect_err(|error| self.warn(error))
    }
}

async fn send(client: Client, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
    let response = client.execute(request.try_into()?).await?;
    let response = response.error_for_status()?;
    // What a collector says of a batch that it has taken is not of interest.
    let mut taken = Response::new(Bytes::new());
    *taken.status_mut() = response.status();
    Ok(taken)
}

impl fmt::Debug for Sender {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Sender")
    }
}
