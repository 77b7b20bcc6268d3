//! Reasons for responses with 401.

use std::borrow::Cow;

use http::header::WWW_AUTHENTICATE;
use http::request::Parts;
use http::{HeaderValue, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::server::api_key::{self, KeyCarrier};
use crate::runtime::server::rejection::Rejection;

/// The reason why a request is not authenticated.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CredentialError {
    /// The security scheme, as the description names it; `None` if there are several.
    pub scheme: Option<&'static str>,
    /// The problem of the credential.
    pub problem: CredentialProblem,
    /// The challenge (RFC 9110, section 11.6.1); `None` for the one of the API.
    pub(crate) challenge: Option<&'static str>,
}

/// The problem of a credential.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CredentialProblem {
    /// The request has no credential.
    Missing,
    /// The request has a credential that cannot be read: it is repeated, empty, or of another authentication scheme.
    Malformed,
    /// The implementation refused the credential, perhaps with a reason.
    Refused(Option<Cow<'static, str>>),
}

impl CredentialError {
    /// A credential that the implementation refused.
    pub(crate) const fn refused(reason: Option<Cow<'static, str>>) -> Self {
        Self::new(None, CredentialProblem::Refused(reason), None)
    }

    /// A problem with the credential of a scheme.
    #[doc(hidden)]
    pub const fn new(
        scheme: Option<&'static str>,
        problem: CredentialProblem,
        challenge: Option<&'static str>,
    ) -> Self {
        Self {
            scheme,
            problem,
            challenge,
        }
    }
}

/// The rejection of a request without a readable credential of a scheme at this location. A client certificate has none.
#[cold]
pub fn absent(
    parts: &Parts,
    scheme: &'static str,
    carrier: Option<KeyCarrier>,
    challenge: &'static str,
) -> Rejection {
    let is_sent = carrier.is_some_and(|carrier| api_key::any_sent(parts, &[carrier]));
    let problem = match is_sent {
        true => CredentialProblem::Malformed,
        false => CredentialProblem::Missing,
    };
    CredentialError::new(Some(scheme), problem, Some(challenge)).into()
}

/// Adds a challenge to a response with 401 that has none (RFC 9110, section 15.5.2).
#[inline]
pub fn challenge(response: &mut Response<Body>, challenge: &'static str) {
    let is_unauthorized = response.status() == StatusCode::UNAUTHORIZED;
    if is_unauthorized && !response.headers().contains_key(WWW_AUTHENTICATE) {
        let challenge = HeaderValue::from_static(challenge);
        response.headers_mut().insert(WWW_AUTHENTICATE, challenge);
    }
}
