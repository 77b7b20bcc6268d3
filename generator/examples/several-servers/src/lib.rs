//! Servers of two APIs in one axum router, and one log of the requests that they reject.

use axum::Router;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use openapi_crates_runtime::server::Rejection;
use shop::Shop;
use store::Store;
use tracing::warn;

/// Both APIs, below `/v1`. The server of the store responds to all other paths.
pub fn app() -> Router {
    Router::new()
        .route_service("/v1/orders", shop_server::Server::new(Shop::default()))
        .fallback_service(generated_server::Server::new(Store::default()))
        .layer(from_fn(log_rejection))
}

/// Logs why a server rejected a request. A response of a handler, such as the 404 of an unknown animal, is not a rejection.
///
/// The generated servers share the type of rejections, which their responses have as an extension.
async fn log_rejection(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    if let Some(rejection) = response.extensions().get::<Rejection>() {
        let status = rejection.status().as_u16();
        // Messages never repeat received values.
        warn!(%method, path, status, "rejected: {rejection}");
    }
    response
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
            r#"WARN rejected: query parameter `limit`: expected an integer between 1 and 100 method=GET path="/v1/pets" status=400"#,
            r#"WARN rejected: /categoryId: is required method=POST path="/v1/pets" status=400"#,
            r#"WARN rejected: method not allowed; allowed methods: GET, POST method=DELETE path="/v1/pets" status=405"#,
            r#"WARN rejected: /item: is required; /count: expected an integer between 1 and 2147483647 method=POST path="/v1/orders" status=400"#,
            r#"WARN rejected: missing or invalid credentials method=GET path="/v1/orders" status=401"#,
        ];
        assert_eq!(lines, expected);
    }
}
