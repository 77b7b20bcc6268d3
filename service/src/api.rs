//! The interface: the generated traits, implemented by [`App`].

mod answer;
mod codings;
mod errors;
mod guard;
mod hooks;
mod host;
mod pets;

use generated_server::Operation;
use http::{Method, Request};

pub use self::guard::Guarded;

use crate::app::App;

/// The path that all operations stand under.
pub const BASE_PATH: &str = "/v1";

/// The service that answers the requests of `app`.
pub fn service(app: App) -> Guarded {
    Guarded::new(app)
}

/// The path template of the operation that a request asks for.
pub fn route(method: &Method, path: &str) -> Option<&'static str> {
    Operation::find(method, path).map(Operation::path)
}

/// What is wrong with the head of a request, for which no other part of it counts.
pub(crate) fn fault<B>(request: &Request<B>) -> Option<&'static str> {
    if !host::is_named(request) {
        Some("the request must name one host")
    } else if !codings::are_known(request.headers()) {
        Some("the only transfer coding of a body is chunked, once")
    } else {
        None
    }
}
