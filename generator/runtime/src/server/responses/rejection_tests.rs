//! Rejections: their status, headers and messages.

use std::time::Duration;

use http::HeaderMap;

use crate::runtime::server::rejection::Rejection;
use crate::runtime::violation::{Place, Violations};

/// The headers as text.
fn headers(rejection: &Rejection) -> String {
    let mut headers = HeaderMap::new();
    rejection.write_headers(&mut headers);
    let headers = headers.iter();
    headers
        .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()))
        .collect()
}

#[test]
fn each_rejection_has_its_status_headers_and_message() {
    let wait = Duration::from_millis(1001);
    let cases = [
        (Rejection::Invalid(vec![]), 400, "", ""),
        (
            Rejection::UnreadableBody,
            400,
            "",
            "the body could not be read",
        ),
        (
            Rejection::unauthorized().challenged(Some("key"), "Bearer error=\"invalid_token\""),
            401,
            "www-authenticate: Bearer error=\"invalid_token\"",
            "missing or invalid credentials",
        ),
        (
            Rejection::Forbidden,
            403,
            "",
            "the credentials do not permit this request",
        ),
        (Rejection::NotFound, 404, "", "not found"),
        (
            Rejection::MethodNotAllowed("GET, POST".to_owned()),
            405,
            "allow: GET, POST",
            "method not allowed; allowed methods: GET, POST",
        ),
        (
            Rejection::PayloadTooLarge(65536),
            413,
            "",
            "the body is longer than 65536 bytes",
        ),
        (
            Rejection::UnsupportedMediaType("application/json"),
            415,
            "accept: application/json",
            "unsupported media type; expected application/json",
        ),
        (
            Rejection::NotAcceptable("application/json"),
            406,
            "",
            "not acceptable; available media types: application/json",
        ),
        (
            Rejection::RequestTimeout,
            408,
            "connection: close",
            "the body was not received in time",
        ),
        (
            Rejection::Conflict,
            409,
            "",
            "the request conflicts with the current state",
        ),
        (
            Rejection::TooManyRequests(wait),
            429,
            "retry-after: 2",
            "too many requests; retry after 2 s",
        ),
        (Rejection::internal("a secret"), 500, "", "internal error"),
        (
            Rejection::Unavailable(wait),
            503,
            "retry-after: 2",
            "unavailable; retry after 2 s",
        ),
    ];
    for (rejection, status, expected, message) in cases {
        assert_eq!(rejection.status(), status, "{rejection:?}");
        assert_eq!(headers(&rejection), expected, "{rejection:?}");
        assert_eq!(rejection.to_string(), message, "{rejection:?}");
    }
}

#[test]
fn waits_are_rounded_up_to_seconds() {
    let cases = [
        (Duration::ZERO, "retry-after: 0"),
        (Duration::from_nanos(1), "retry-after: 1"),
        (Duration::from_secs(1), "retry-after: 1"),
        (Duration::new(1, 999_999_999), "retry-after: 2"),
        (Duration::from_secs(86_400), "retry-after: 86400"),
        (
            Duration::from_secs(u64::MAX),
            "retry-after: 18446744073709551615",
        ),
        (Duration::MAX, "retry-after: 18446744073709551615"),
    ];
    for (wait, expected) in cases {
        assert_eq!(headers(&Rejection::TooManyRequests(wait)), expected);
        assert_eq!(headers(&Rejection::Unavailable(wait)), expected);
    }
}

#[test]
fn violations_are_listed_with_their_locations() {
    let mut violations = Violations::new();
    assert!(violations.is_empty());
    assert_eq!(violations.clone().into_result(), Ok(()));
    violations.push(Place::Path("petId"), "is wrong");
    violations.push(Place::Query("limit"), "is wrong");
    violations.push(Place::QueryString, "is wrong");
    violations.push(Place::Body(String::new()), "is wrong");
    violations.push(
        Place::Body("/lines/0/a~1b".to_owned()),
        String::from("is wrong"),
    );
    assert!(!violations.is_empty());
    assert_eq!(violations.clone().into_result(), Err(violations.clone()));
    assert_eq!(
        Rejection::from(violations).to_string(),
        "path parameter `petId`: is wrong; query parameter `limit`: is wrong; \
         query: is wrong; body: is wrong; /lines/0/a~1b: is wrong"
    );
}
