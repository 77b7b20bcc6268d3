//! Base paths that are set at run time.

use std::sync::Arc;

use crate::runtime::server::rejection::Rejection;

/// The path prefix of all operations.
#[derive(Clone, Debug)]
pub struct BasePath(Arc<str>);

impl BasePath {
    /// Creates a base path; slashes at both ends are ignored.
    pub fn new(path: &str) -> Self {
        match path.trim_matches('/') {
            "" => Self(Arc::default()),
            path => Self(format!("/{path}").into()),
        }
    }

    /// Returns the path, which is empty or starts with a slash and does not end with one.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns the first match, or the second one. If both match a path with other methods only, all of
/// these are allowed.
///
/// # Errors
///
/// The rejection if no path or method matches.
pub fn or_else<T>(
    found: Result<T, Rejection>,
    elsewhere: impl FnOnce() -> Result<T, Rejection>,
) -> Result<T, Rejection> {
    match found {
        Ok(found) => Ok(found),
        Err(refusal) => elsewhere().map_err(|other| both(refusal, other)),
    }
}

fn both(one: Rejection, other: Rejection) -> Rejection {
    use Rejection::{MethodNotAllowed, NotFound};
    match (one, other) {
        (MethodNotAllowed(mut allowed), MethodNotAllowed(others)) => {
            for method in others.split(", ") {
                if !allowed.split(", ").any(|known| known == method) {
                    allowed.push_str(", ");
                    allowed.push_str(method);
                }
            }
            MethodNotAllowed(allowed)
        }
        (NotFound, other) => other,
        (one, _) => one,
    }
}
