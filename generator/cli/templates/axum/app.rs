//! The API with its layers, and the routes for operators.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use api_server::{Body, Operation, OperationService, PeerAddress, Server};
use api_service::Service;
use axum::Router;
use axum::extract::Request;
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::{HeaderName, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_request};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower::layer::layer_fn;
use tower::{Service as _, ServiceBuilder, service_fn};
use tower_http::compression::CompressionLayer;
use tower_http::cors::{AllowHeaders, AllowMethods, CorsLayer};
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::sensitive_headers::SetSensitiveHeadersLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::field::Empty;
use tracing::{Span, debug, info, info_span};

use crate::config::Config;
use crate::docs;
use crate::metrics::{self, Metrics};
use crate::server::{Connection, InvalidHead};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The API and its documentation.
pub fn app(config: &Config, metrics: Metrics) -> Router {
    let server = Server::new(Service::new()){body_limit};
    let server = server.layer(layer_fn(with_operation));
    let (status, limit) = (StatusCode::SERVICE_UNAVAILABLE, config.request_timeout());
    let app = docs::routes().fallback_service(server);
    let app = app.layer(TimeoutLayer::with_status_code(status, limit));
    let mut app = app.layer(from_fn(reject_ambiguous));
    if !config.allowed_origins.is_empty() {
        app = app.layer(cors(config));
    }
    // The first layer is the outermost.
    let layers = ServiceBuilder::new()
        .layer(SetSensitiveHeadersLayer::new(secret_headers()))
        .layer(SetRequestIdLayer::new(REQUEST_ID, MakeRequestUuid))
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(span)
                .on_request(|request: &Request, _: &Span| debug!(headers = ?request.headers()))
                .on_response(log_response),
        )
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(from_fn_with_state(metrics, metrics::measure))
        .layer(CompressionLayer::new())
        .layer(map_request(with_peer_address));
    app.layer(layers)
}

/// Headers that logs redact.
fn secret_headers() -> Vec<HeaderName> {
    vec![AUTHORIZATION, COOKIE, SET_COOKIE{secret_headers}]
}

/// The span of a request, without its query, which may contain secrets.
fn span(request: &Request) -> Span {
    let id = request.headers().get(REQUEST_ID);
    let (method, path) = (request.method(), request.uri().path());
    info_span!("request", ?id, %method, path, operation = Empty)
}

fn log_response(response: &Response<impl Sized>, latency: Duration, span: &Span) {
    if let Some(operation) = response.extensions().get::<Operation>() {
        span.record("operation", operation.id());
    }
    info!(status = response.status().as_u16(), ?latency, "responded");
}

/// Rejects requests that a proxy could understand differently.
async fn reject_ambiguous(request: Request, next: Next) -> Response {
    match request.extensions().get() {
        Some(InvalidHead { header, error }) => {
            (StatusCode::BAD_REQUEST, format!("{header}: {error}")).into_response()
        }
        None => next.run(request).await,
    }
}

/// Pages of the allowed origins may call all operations, with any header, but without cookies.
fn cors(config: &Config) -> CorsLayer {
    CorsLayer::new()
        .allow_origin(config.allowed_origins.clone())
        .allow_methods(AllowMethods::mirror_request())
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers([REQUEST_ID])
}

/// Adds the operation of a request to its response, for logs and metrics.
fn with_operation(
    inner: OperationService,
) -> impl tower::Service<
    Request<Body>,
    Response = Response<Body>,
    Error = Infallible,
    Future: Send,
> + Clone {
    service_fn(move |request: Request<Body>| {
        let operation = request.extensions().get::<Operation>().copied();
        let response = inner.clone().call(request);
        async move {
            let mut response = response.await?;
            operation.map(|operation| response.extensions_mut().insert(operation));
            Ok(response)
        }
    })
}

/// Adds the address of the peer, which `PeerAddress::of` returns.
async fn with_peer_address(mut request: Request) -> Request {
    if let Some(connection) = request.extensions().get::<Connection>() {
        let [address, _] = connection.addresses();
        request.extensions_mut().insert(PeerAddress(address));
    }
    request
}

/// Health and metrics.
pub fn operator_routes(metrics: Metrics, draining: Arc<AtomicBool>) -> Router {
    // A service with a database also checks it here.
    let ready = async move || match draining.load(Ordering::Relaxed) {
        false => (StatusCode::OK, "ready"),
        true => (StatusCode::SERVICE_UNAVAILABLE, "draining"),
    };
    Router::new()
        .route("/livez", get("alive"))
        .route("/readyz", get(ready))
        .route("/metrics", get(async move || metrics.response()))
}
