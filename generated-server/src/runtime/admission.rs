// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What the hooks of an implementation answer before a request is decoded.

use std::time::Duration;

use super::rejection::Rejection;

/// Why a hook turns a request away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Reason);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Reason {
    Unauthorized,
    Forbidden,
    TooManyRequests(Duration),
    Unavailable(Duration),
    Internal,
}

impl Refusal {
    /// `401`: the credential is not valid.
    pub const fn unauthorized() -> Self {
        Self(Reason::Unauthorized)
    }

    /// `403`: the credential is valid and does not allow this.
    pub const fn forbidden() -> Self {
        Self(Reason::Forbidden)
    }

    /// `429`: too many requests; `retry_after` tells when to come back.
    pub const fn too_many_requests(retry_after: Duration) -> Self {
        Self(Reason::TooManyRequests(retry_after))
    }

    /// `503`: something that is needed is away; `retry_after` tells when to come
    /// back.
    pub const fn unavailable(retry_after: Duration) -> Self {
        Self(Reason::Unavailable(retry_after))
    }

    /// `500`: the hook failed.
    pub const fn internal() -> Self {
        Self(Reason::Internal)
    }

    /// The rejection, with the challenge of the scheme that was asked.
    pub fn challenged(self, challenge: &'static str) -> Rejection {
        match self.0 {
            Reason::Unauthorized => Rejection::Unauthorized(challenge),
            Reason::Forbidden => Rejection::Forbidden,
            Reason::TooManyRequests(wait) => Rejection::TooManyRequests(wait),
            Reason::Unavailable(wait) => Rejection::Unavailable(wait),
            Reason::Internal => Rejection::Internal,
        }
    }
}

/// Whether a request is let in, and the headers that every response to it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admission<H> {
    /// The common headers.
    pub headers: H,
    /// Why the request is turned away, if it is.
    pub refusal: Option<Refusal>,
}

impl<H> Admission<H> {
    /// Lets the request in.
    pub const fn granted(headers: H) -> Self {
        Self {
            headers,
            refusal: None,
        }
    }

    /// Turns the request away.
    pub const fn refused(headers: H, refusal: Refusal) -> Self {
        Self {
            headers,
            refusal: Some(refusal),
        }
    }
}
