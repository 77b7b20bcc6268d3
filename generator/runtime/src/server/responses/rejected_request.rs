//! Rejected requests, as implementations and observers receive them.

use http::StatusCode;
use http::request::Parts;

use crate::runtime::server::cause::Cause;
use crate::runtime::server::rejection::Rejection;

/// A request that is answered by a [`Rejection`]. `O` is the enum of the operations.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RejectedRequest<'a, O> {
    /// The reason.
    pub rejection: &'a Rejection,
    /// The status of the response.
    pub status: StatusCode,
    /// The operation, if the request matches one.
    pub operation: Option<O>,
    /// The head of the request.
    pub parts: &'a Parts,
}

/// An internal error: an unexpected error of a handler, a panic, or a response that could not be encoded. `O` is the enum of
/// the operations.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ObservedError<'a, O> {
    /// The error.
    pub cause: &'a Cause,
    /// The operation, if the request matches one.
    pub operation: Option<O>,
    /// The head of the request.
    pub parts: &'a Parts,
}

/// The status of responses to invalid input, as the description documents it for an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InvalidInput {
    /// Always 400.
    #[default]
    BadRequest,
    /// Always 422.
    Unprocessable,
    /// 400 for text that cannot be parsed, otherwise 422.
    BySyntax,
}
