//! Redirections that a client follows.

use http::header::{
    ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, HOST, IF_MATCH,
    IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, IF_UNMODIFIED_SINCE, LOCATION, RANGE, USER_AGENT,
};
use http::{HeaderName, Method, StatusCode, Uri};
use url::Url;

use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::wire::Outgoing;

/// The redirections that a client follows: none by default.
///
/// A redirection with the status 301, 302, 303, 307 or 308 and a `Location` is followed as browsers do: after
/// 303, and after 301 or 302 in response to `POST`, by `GET` without a body. Any other redirection, one beyond the
/// limit, one from `https` to `http`, and one that the transport does not reach is the response of the call. Operations
/// whose documented success is a redirection follow none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RedirectPolicy {
    limit: u16,
    is_any_origin: bool,
}

/// The maximum number of redirections of a request by default.
const LIMIT: u16 = 10;

/// The headers that another origin receives.
const OF_ANY_ORIGIN: [HeaderName; 11] = [
    ACCEPT,
    ACCEPT_ENCODING,
    ACCEPT_LANGUAGE,
    CONTENT_TYPE,
    IF_MATCH,
    IF_MODIFIED_SINCE,
    IF_NONE_MATCH,
    IF_RANGE,
    IF_UNMODIFIED_SINCE,
    RANGE,
    USER_AGENT,
];

impl RedirectPolicy {
    /// Follows no redirections.
    pub const fn none() -> Self {
        Self {
            limit: 0,
            is_any_origin: false,
        }
    }

    /// Follows redirections to the same scheme, host and port, at most 10 in a row.
    pub const fn same_origin() -> Self {
        Self {
            limit: LIMIT,
            is_any_origin: false,
        }
    }

    /// Follows redirections to any origin, at most 10 in a row. Another origin receives no credentials, cookies or
    /// parameters: of the headers, only `Accept`, `Content-Type`, `User-Agent`, `Range` and those of conditional
    /// requests.
    pub const fn any_origin() -> Self {
        Self {
            limit: LIMIT,
            is_any_origin: true,
        }
    }

    /// Sets the maximum number of redirections in a row.
    #[must_use]
    pub const fn limit(mut self, limit: u16) -> Self {
        self.limit = limit;
        self
    }

    /// Returns the maximum number of redirections of a request.
    pub(crate) fn limit_of(self, outgoing: &Outgoing) -> u16 {
        // Requests for tokens have no operation.
        let follows = outgoing
            .operation
            .is_some_and(|operation| !operation.is_redirection);
        if follows { self.limit } else { 0 }
    }

    /// Returns the request that a response asks for, if the policy allows it.
    pub(crate) fn next(self, outgoing: &Outgoing, received: &RawResponse) -> Option<Outgoing> {
        let status = received.status();
        let method = method_after(status, &outgoing.method)?;
        let from = Url::parse(&outgoing.uri.to_string()).ok()?;
        let mut to = from
            .join(received.headers().get(LOCATION)?.to_str().ok()?)
            .ok()?;
        let is_same = from.origin() == to.origin();
        let is_allowed = is_same || self.is_any_origin && !is_less_secure(&from, &to);
        if !is_allowed || !to.username().is_empty() || to.password().is_some() {
            return None;
        }
        to.set_fragment(None);
        let mut next = outgoing.clone();
        next.uri = Uri::try_from(to.as_str()).ok()?;
        if method != next.method {
            next.method = method;
            next.body = None;
            next.headers.remove(CONTENT_TYPE);
            next.headers.remove(CONTENT_LENGTH);
        }
        if !is_same {
            let names: Vec<HeaderName> = next.headers.keys().cloned().collect();
            for name in names.iter().filter(|name| !OF_ANY_ORIGIN.contains(name)) {
                next.headers.remove(name);
            }
        }
        // A name that the program sets for the first request.
        next.headers.remove(HOST);
        next.can_be_sent().then_some(next)
    }
}

impl Default for RedirectPolicy {
    fn default() -> Self {
        Self::none()
    }
}

/// Returns the method of the request after a redirection (RFC 9110, section 15.4), unless the status is none to follow.
fn method_after(status: StatusCode, method: &Method) -> Option<Method> {
    let is_post = *method == Method::POST;
    match status {
        StatusCode::MOVED_PERMANENTLY | StatusCode::FOUND if is_post => Some(Method::GET),
        StatusCode::SEE_OTHER if *method != Method::HEAD => Some(Method::GET),
        StatusCode::MOVED_PERMANENTLY
        | StatusCode::FOUND
        | StatusCode::SEE_OTHER
        | StatusCode::TEMPORARY_REDIRECT
        | StatusCode::PERMANENT_REDIRECT => Some(method.clone()),
        _ => None,
    }
}

fn is_less_secure(from: &Url, to: &Url) -> bool {
    !matches!(to.scheme(), "http" | "https") || from.scheme() == "https" && to.scheme() == "http"
}
