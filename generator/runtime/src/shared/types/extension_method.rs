//! Methods for which `http` has no constant.

use http::Method;

/// Returns the method of a token, which the generator has checked.
pub fn extension_method(token: &'static str) -> Method {
    Method::from_bytes(token.as_bytes()).unwrap_or_default()
}
