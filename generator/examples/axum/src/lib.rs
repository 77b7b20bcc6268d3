//! The server in axum, next to other routes. Run it with `cargo run -p axum-example`.

use axum::Router;
use axum::routing::get;
use generated_server::Server;
use store::Store;

/// The API below `/v1`, and a page of its own. axum responds to all other paths.
pub fn app() -> Router {
    let server = Server::new(Store::default());
    Router::new()
        .route("/healthz", get(async || "ok"))
        // Unlike `nest_service`, it keeps the path, which the server expects to begin with `/v1`. If axum has no other pages,
        // `fallback_service(server)` leaves all responses to the server.
        .route_service("/v1/{*path}", server)
}
