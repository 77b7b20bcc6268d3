//! The interface: the generated traits, implemented by [`App`].

mod answer;
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

/// Whether a request says which host it is for, without which no other part of it counts.
pub(crate) fn names_a_host<B>(request: &Request<B>) -> bool {
    host::is_named(request)
}
