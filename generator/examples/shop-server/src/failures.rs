// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The errors that operations share.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{failure, response};
use crate::types::error::Error;

/// The errors of several operations.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ErrorFailure400And401 {
    /// `400`: The request is invalid.
    BadRequest(Error),
    /// `401`: The access token is missing or invalid.
    Unauthorized(Error),
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    ErrorFailure400And401 {}
}

impl ErrorFailure400And401 {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Unauthorized(body) => {
                response::json(into, StatusCode::UNAUTHORIZED, &body)
            }
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}
