//! Headers of several responses.

use http::header::{ACCEPT, CONTENT_TYPE, LINK, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use super::checks::RateLimit;

static JSON: HeaderValue = HeaderValue::from_static("application/json");
static SINCE: HeaderValue = HeaderValue::from_static("@1795132800");
static SUNSET: HeaderValue = HeaderValue::from_static("Thu, 05 Dec 2030 00:00:00 GMT");
static SUCCESSOR: HeaderValue = HeaderValue::from_static("</v1/pets>; rel=\"successor-version\"");

/// The media type of JSON.
pub fn content_type(headers: &mut HeaderMap) {
    headers.insert(CONTENT_TYPE, JSON.clone());
}

/// Adds the challenge of a 401, or the accepted media type of a 415.
pub fn add_error_headers(
    headers: &mut HeaderMap,
    status: StatusCode,
    challenge: Option<&'static str>,
) {
    if let Some(challenge) = challenge {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static(challenge));
    }
    if status == StatusCode::UNSUPPORTED_MEDIA_TYPE {
        headers.insert(ACCEPT, JSON.clone());
    }
}

/// Adds the rate-limit headers.
pub fn rate_limit(headers: &mut HeaderMap, [limit, remaining, reset]: RateLimit) {
    headers.insert(
        const { HeaderName::from_static("x-ratelimit-limit") },
        limit.into(),
    );
    headers.insert(
        const { HeaderName::from_static("x-ratelimit-remaining") },
        remaining.into(),
    );
    headers.insert(
        const { HeaderName::from_static("x-ratelimit-reset") },
        reset.into(),
    );
}

/// Adds the headers of a deprecated operation.
pub fn deprecation(headers: &mut HeaderMap) {
    headers.insert(
        const { HeaderName::from_static("deprecation") },
        SINCE.clone(),
    );
    headers.insert(const { HeaderName::from_static("sunset") }, SUNSET.clone());
    headers.insert(LINK, SUCCESSOR.clone());
}
