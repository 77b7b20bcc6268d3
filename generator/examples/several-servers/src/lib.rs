//! Servers of two APIs in one axum router, and one log of the requests that they reject.

use axum::Router;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use openapi_crates_runtime::server::Rejection;
use shop::Shop;
use store::Store;
use tracing::{Instrument as _, info_span, warn};

/// Both APIs, below `/v1`. The server of the store responds to all other paths.
pub fn app() -> Router {
    let shop = Shop::default().on_rejection(log);
    let store = Store::default().on_rejection(log);
    Router::new()
        .route_service("/v1/orders", shop_server::Server::new(shop))
        .fallback_service(generated_server::Server::new(store))
        .layer(from_fn(in_span))
}

/// Logs why a server rejected a request. The servers share the type of rejections, and call this where they describe one.
fn log(rejection: &Rejection) {
    let status = rejection.status().as_u16();
    // Messages never repeat received values.
    warn!(status, "rejected: {rejection}");
}

/// Adds the method and path of a request to what is logged about it.
async fn in_span(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let span = info_span!("request", method = %request.method(), path);
    next.run(request).instrument(span).await
}

#[cfg(test)]
mod tests {
    use std::io::{self, Seek as _};
    use std::sync::Mutex;

    use axum::body::Body;
    use tower::ServiceExt as _;

    use super::*;

    /// Sends a request with a token. Returns the status of the response.
    async fn send(app: &Router, token: &str, line: &str, body: &'static str) -> u16 {
        let (method, path) = line.split_once(' ').unwrap();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .body(Body::from(body));
        let response = app.clone().oneshot(request.unwrap()).await.unwrap();
        response.status().as_u16()
    }

    #[tokio::test]
    async fn rejected_requests_of_both_apis_are_logged() {
        let mut log = tempfile::tempfile().unwrap();
        let subscriber = tracing_subscriber::fmt()
            .without_time()
            .with_target(false)
            .with_ansi(false)
            .with_writer(Mutex::new(log.try_clone().unwrap()))
            .finish();
        let subscriber = tracing::subscriber::set_default(subscriber);

        let app = app();
        for (token, line, body, status) in [
            (store::API_KEY, "GET /v1/pets?limit=0", "", 400),
            (store::API_KEY, "POST /v1/pets", r#"{"name": "Mia"}"#, 400),
            (store::API_KEY, "DELETE /v1/pets", "", 405),
            (store::API_KEY, "GET /v1/pets/1", "", 404),
            (shop::TOKEN, "POST /v1/orders", r#"{"count": 0}"#, 400),
            (store::API_KEY, "GET /v1/orders", "", 401),
            (shop::TOKEN, "GET /v1/orders", "", 200),
        ] {
            assert_eq!(send(&app, token, line, body).await, status, "{line}");
        }

        drop(subscriber);
        log.rewind().unwrap();
        let log = io::read_to_string(log).unwrap();
        let lines: Vec<_> = log.lines().map(str::trim).collect();
        let expected = [
            r#"WARN request{method=GET path="/v1/pets"}: rejected: query parameter `limit`: expected an integer between 1 and 100 status=400"#,
            r#"WARN request{method=POST path="/v1/pets"}: rejected: /categoryId: is required status=400"#,
            r#"WARN request{method=DELETE path="/v1/pets"}: rejected: method not allowed; allowed methods: GET, HEAD, POST, OPTIONS status=405"#,
            r#"WARN request{method=GET path="/v1/pets/1"}: rejected: not found status=404"#,
            r#"WARN request{method=POST path="/v1/orders"}: rejected: /count: expected an integer of at least 1; /item: is required status=400"#,
            r#"WARN request{method=GET path="/v1/orders"}: rejected: missing or invalid credentials status=401"#,
        ];
        assert_eq!(lines, expected);
    }
}
