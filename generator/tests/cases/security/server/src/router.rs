// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `byDefault`
    ByDefault,
    /// `byHeader`
    ByHeader,
    /// `byQuery`
    ByQuery,
    /// `byCookie`
    ByCookie,
    /// `byBasic`
    ByBasic,
    /// `byDigest`
    ByDigest,
    /// `byOauth`
    ByOauth,
    /// `byOpenId`
    ByOpenId,
    /// `byToken`
    ByToken,
    /// `byRawHeader`
    ByRawHeader,
    /// `open`
    Open,
    /// `openToo`
    OpenToo,
    /// `perhaps`
    Perhaps,
    /// `perhapsEither`
    PerhapsEither,
    /// `together`
    Together,
    /// `either`
    Either,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["basic"] => {
            match *method {
                Method::GET => Route::ByBasic,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["by-default"] => {
            match *method {
                Method::GET => Route::ByDefault,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["cookie"] => {
            match *method {
                Method::GET => Route::ByCookie,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["digest"] => {
            match *method {
                Method::GET => Route::ByDigest,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["either"] => {
            match *method {
                Method::GET => Route::Either,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["header"] => {
            match *method {
                Method::GET => Route::ByHeader,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["oauth"] => {
            match *method {
                Method::GET => Route::ByOauth,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["open"] => {
            match *method {
                Method::GET => Route::Open,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["open-id"] => {
            match *method {
                Method::GET => Route::ByOpenId,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["open-too"] => {
            match *method {
                Method::GET => Route::OpenToo,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["perhaps"] => {
            match *method {
                Method::GET => Route::Perhaps,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["perhaps-either"] => {
            match *method {
                Method::GET => Route::PerhapsEither,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["query"] => {
            match *method {
                Method::GET => Route::ByQuery,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["raw"] => {
            match *method {
                Method::GET => Route::ByRawHeader,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["together"] => {
            match *method {
                Method::GET => Route::Together,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["token"] => {
            match *method {
                Method::GET => Route::ByToken,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ByDefault => Some(Operation::ByDefault),
            Self::ByHeader => Some(Operation::ByHeader),
            Self::ByQuery => Some(Operation::ByQuery),
            Self::ByCookie => Some(Operation::ByCookie),
            Self::ByBasic => Some(Operation::ByBasic),
            Self::ByDigest => Some(Operation::ByDigest),
            Self::ByOauth => Some(Operation::ByOauth),
            Self::ByOpenId => Some(Operation::ByOpenId),
            Self::ByToken => Some(Operation::ByToken),
            Self::ByRawHeader => Some(Operation::ByRawHeader),
            Self::Open => Some(Operation::Open),
            Self::OpenToo => Some(Operation::OpenToo),
            Self::Perhaps => Some(Operation::Perhaps),
            Self::PerhapsEither => Some(Operation::PerhapsEither),
            Self::Together => Some(Operation::Together),
            Self::Either => Some(Operation::Either),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
