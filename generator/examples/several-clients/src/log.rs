//! A layer that logs the requests of any client.

use std::time::Instant;

use http::{Request, Response};
use openapi_crates_runtime::Body;
use openapi_crates_runtime::client::{Transport, TransportError, TransportService};
use tower::layer::layer_fn;
use tower::{Layer, ServiceExt as _, service_fn};
use tracing::{info, warn};

/// Logs each attempt of a call.
pub fn layer() -> impl Layer<TransportService, Service: Transport + 'static> + Send + Sync + 'static
{
    layer_fn(|inner: TransportService| service_fn(move |request| send(inner.clone(), request)))
}

/// Sends a request. The query is not logged: it may contain personal data.
async fn send(
    inner: TransportService,
    request: Request<Body>,
) -> Result<Response<Body>, TransportError> {
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let start = Instant::now();
    let result = inner.oneshot(request).await;
    let time = start.elapsed();
    match &result {
        Ok(response) => info!(%method, path, status = response.status().as_u16(), ?time, "sent"),
        Err(error) => warn!(%method, path, ?time, "failed: {error}"),
    }
    result
}
