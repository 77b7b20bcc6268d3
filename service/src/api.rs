//! The API: the generated traits, implemented by [`App`].

mod errors;
mod guard;
mod pets;
mod request_head;
mod traits;

use generated_server::Operation;
use http::Method;

pub use self::guard::Guarded;

pub(crate) use self::request_head::head_error;

use crate::app::App;

/// The common path of all operations.
pub const BASE_PATH: &str = "/v1";

/// The service that responds to the requests for `app`.
pub fn service(app: App) -> Guarded {
    Guarded::new(app)
}

/// Returns the path template of the operation that a request matches.
pub fn route(method: &Method, path: &str) -> Option<&'static str> {
    Operation::find(method, path).map(Operation::path)
}
