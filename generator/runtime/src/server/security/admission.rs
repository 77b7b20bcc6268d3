//! Admission: the decisions of an implementation before a request is decoded.

use std::time::Duration;

use crate::runtime::server::rejection::Rejection;

/// The reason why a request is refused.
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
    /// `401`: the credential is invalid.
    pub const fn unauthorized() -> Self {
        Self(Reason::Unauthorized)
    }

    /// `403`: the credential is valid, but does not permit the request.
    pub const fn forbidden() -> Self {
        Self(Reason::Forbidden)
    }

    /// `429`: too many requests; `retry_after` is the time to wait.
    pub const fn too_many_requests(retry_after: Duration) -> Self {
        Self(Reason::TooManyRequests(retry_after))
    }

    /// `503`: a dependency is unavailable; `retry_after` is the time to wait.
    pub const fn unavailable(retry_after: Duration) -> Self {
        Self(Reason::Unavailable(retry_after))
    }

    /// `500`: the verification failed.
    pub const fn internal() -> Self {
        Self(Reason::Internal)
    }

    /// Returns the rejection, with the challenge of the security scheme.
    #[doc(hidden)]
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

/// The decision about a request, with the headers of every response to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admission<H> {
    /// The common headers.
    pub headers: H,
    /// The reason why the request is refused, if it is.
    pub refusal: Option<Refusal>,
}

impl<H> Admission<H> {
    /// Returns the headers. Replaces the caller with the rejection if the request is refused, unless the authentication
    /// failed with a server error. `challenge` is that of the security scheme.
    #[doc(hidden)]
    pub fn apply<C>(self, caller: &mut Result<C, Rejection>, challenge: &'static str) -> H {
        if let Some(refusal) = self.refusal {
            if !matches!(caller, Err(failure) if failure.status().is_server_error()) {
                *caller = Err(refusal.challenged(challenge));
            }
        }
        self.headers
    }

    /// Admits the request.
    pub const fn granted(headers: H) -> Self {
        Self {
            headers,
            refusal: None,
        }
    }

    /// Refuses the request.
    pub const fn refused(headers: H, refusal: Refusal) -> Self {
        Self {
            headers,
            refusal: Some(refusal),
        }
    }
}
