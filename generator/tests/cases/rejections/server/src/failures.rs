// @generated from rejections.yaml by `cargo xtask codegen`; do not edit.
//! The errors that operations share.

use http::{Response, StatusCode};

use crate::responses::busy::Busy;
use crate::runtime::body::Body;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{failure, response};
use crate::types::mistake::Mistake;
use crate::types::mistakes::Mistakes;

/// The errors of several operations.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MistakeMistakesBusyFailure400And422And429 {
    /// `400`: Bad Request.
    BadRequest(Mistake),
    /// `422`: All mistakes.
    UnprocessableEntity(Mistakes),
    /// `429`: Too many payments.
    TooManyRequests(Busy),
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    MistakeMistakesBusyFailure400And422And429 {
        BadRequest(Mistake);
        UnprocessableEntity(Mistakes);
        TooManyRequests(Busy);
    }
}

impl MistakeMistakesBusyFailure400And422And429 {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::UnprocessableEntity(body) => {
                response::json(into, StatusCode::UNPROCESSABLE_ENTITY, &body)
            }
            Self::TooManyRequests(payload) => {
                payload.encode(into, StatusCode::TOO_MANY_REQUESTS)
            }
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}

/// The errors of several operations.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AnyFailure {
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    AnyFailure {}
}

impl AnyFailure {
    pub(crate) fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}
