//! Paths that are known only where the API is served.

use std::sync::Arc;

use http::Method;

use super::rejection::Rejection;
use super::router::{self, Template};

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

    /// What of a path stands behind this one.
    fn below<'a>(&self, path: &'a str) -> Option<&'a str> {
        let rest = path.strip_prefix(&*self.0)?;
        rest.starts_with('/').then_some(rest)
    }
}

/// Finds an operation as [`router::find`] does, by what of its path stands behind another.
///
/// # Errors
///
/// As [`router::find`].
pub fn find_below<'a, O: Copy, const PARAMETERS: usize>(
    base_path: &BasePath,
    table: &'static [Template<O>],
    method: &Method,
    path: &'a str,
) -> Result<(O, [&'a str; PARAMETERS]), Rejection> {
    let path = base_path.below(path).ok_or(Rejection::NotFound)?;
    router::find(table, method, path)
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
