//! The API: the generated traits, implemented by [`App`].

mod errors;
mod pets;
mod traits;

use generated_server::{Operation, Server};
use http::Method;

use crate::app::App;

/// The common path of all operations.
pub const BASE_PATH: &str = "/v1";

/// The service that responds to the requests for `app`.
pub fn service(app: App) -> Server<App> {
    let limit = app.max_body_bytes;
    Server::new(app)
        .body_limit(limit)
        .classify_errors(errors::classify)
        .observe_errors(errors::observe)
}

/// Returns the path template of the operation that a request matches.
pub fn route(method: &Method, path: &str) -> Option<&'static str> {
    Operation::find(method, path).map(Operation::path)
}
