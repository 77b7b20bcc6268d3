//! The shop for the test, with an authorization server. The first response to each order is lost.

use std::convert::Infallible;
use std::sync::{Arc, Mutex};

use ::shop::Shop;
use axum::Router;
use axum::http::{StatusCode, header};
use axum::routing::post;
use http::{Request, Response};
use shop_server::{Body, Operation, OperationService, Server};
use tokio::net::TcpListener;
use tower::layer::layer_fn;
use tower::service_fn;

/// Starts the shop, and returns its base URL.
pub async fn start() -> String {
    let unreliable = layer_fn(|inner: OperationService| {
        let last_key = Arc::new(Mutex::new(None));
        service_fn(move |request: Request<Body>| {
            let key = request.headers().get("idempotency-key").cloned();
            let is_first = last_key.lock().unwrap().replace(key.clone()) != Some(key);
            let response = inner.handle(request);
            async move {
                let mut response: Response<Body> = response.await;
                if is_first {
                    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
                }
                Ok::<_, Infallible>(response)
            }
        })
    });
    let server = Server::new(Shop::default()).layer_operation(Operation::PlaceOrder, unreliable);
    let app = Router::new()
        .route("/oauth/token", post(token))
        .fallback_service(server);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/v1", listener.local_addr().unwrap());
    tokio::spawn(axum::serve(listener, app).into_future());
    url
}

/// Issues an access token for the client `customer` with the secret `secret`.
async fn token(headers: http::HeaderMap, form: String) -> impl axum::response::IntoResponse {
    assert_eq!(form, "grant_type=client_credentials&scope=orders");
    // `customer:secret` in Base64.
    let is_right = headers[header::AUTHORIZATION] == "Basic Y3VzdG9tZXI6c2VjcmV0";
    let (status, body) = match is_right {
        true => (
            StatusCode::OK,
            r#"{"access_token": "t1", "token_type": "Bearer"}"#,
        ),
        false => (StatusCode::UNAUTHORIZED, r#"{"error": "invalid_client"}"#),
    };
    (status, [(header::CONTENT_TYPE, "application/json")], body)
}
