//! Admission: the decision of an implementation before a request is decoded.

use crate::runtime::server::rejection::Rejection;

/// Replaces the caller with the rejection if the request is refused, unless the authentication failed with a server error.
#[doc(hidden)]
pub fn apply<C>(admitted: Result<(), Rejection>, caller: &mut Result<C, Rejection>) {
    if let Err(refusal) = admitted {
        if !matches!(caller, Err(failure) if failure.status().is_server_error()) {
            *caller = Err(refusal);
        }
    }
}

/// The decision about a request, with the headers of every response to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admission<H> {
    /// The common headers.
    pub headers: H,
    /// The reason why the request is refused, if it is.
    pub refusal: Option<Rejection>,
}

impl<H> Admission<H> {
    /// Returns the headers. Replaces the caller with the rejection if the request is refused, unless the authentication
    /// failed with a server error.
    #[doc(hidden)]
    pub fn apply<C>(self, caller: &mut Result<C, Rejection>) -> H {
        apply(self.refusal.map_or(Ok(()), Err), caller);
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
    pub const fn refused(headers: H, refusal: Rejection) -> Self {
        Self {
            headers,
            refusal: Some(refusal),
        }
    }
}
