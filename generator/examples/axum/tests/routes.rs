//! The routes of the API and the others, without a socket.

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

async fn get(path: &str, key: &str) -> (u16, String) {
    let request = Request::get(path).header("authorization", format!("Bearer {key}"));
    let request = request.body(Body::empty()).unwrap();
    let response = axum_example::app().oneshot(request).await.unwrap();
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8(body.to_vec()).unwrap())
}

#[tokio::test]
async fn the_api_is_next_to_other_routes() {
    assert_eq!(get("/healthz", "").await, (200, "ok".to_owned()));
    assert_eq!(get("/v1/pets", "let-me-in").await, (200, "[]".to_owned()));
    assert_eq!(get("/v1/pets", "wrong").await.0, 401);
    // The server describes its errors as JSON, and axum does not.
    let (status, body) = get("/v1/cats", "let-me-in").await;
    assert_eq!((status, body.starts_with('{')), (404, true), "{body}");
    assert_eq!(get("/cats", "").await, (404, String::new()));
}
