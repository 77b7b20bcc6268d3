//! Paths that are known only where the API is served.

use std::sync::Arc;

use super::rejection::Rejection;

/// The path that stands before those of operations.
#[derive(Clone, Debug)]
pub struct BasePath(Arc<str>);

impl BasePath {
    /// A path; slashes at its ends do not count.
    pub fn new(path: &str) -> Self {
        match path.trim_matches('/') {
            "" => Self(Arc::default()),
            path => Self(format!("/{path}").into()),
        }
    }

    /// The path, which begins with a slash and ends with none, or is empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What was found, or what is found elsewhere. Where both find only other methods, all of these
/// are allowed.
///
/// # Errors
///
/// Where neither is found.
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
