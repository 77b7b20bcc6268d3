//! Credentials of requests other than bearer tokens.

use http::request::Parts;
use http::{HeaderValue, Request, header};

use crate::runtime::body::Body;
use crate::runtime::server::alternatives::Alternatives;
use crate::runtime::server::api_key::{self, KeyCarrier};
use crate::runtime::server::credential_error::{CredentialError, CredentialProblem};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{basic, credential_error, http_credential};

fn request(uri: &str, headers: &[(&'static str, &[u8])]) -> Parts {
    let (mut parts, ()) = Request::get(uri).body(()).unwrap().into_parts();
    for (name, value) in headers {
        let value = HeaderValue::from_bytes(value).unwrap();
        parts.headers.append(*name, value);
    }
    parts
}

#[track_caller]
fn key(parts: &Parts, carrier: KeyCarrier, expected: Option<&str>) {
    let found = api_key::find(parts, carrier);
    assert_eq!(found.as_ref().map(|key| key.as_str()), expected);
}

#[test]
fn a_key_in_a_header_must_not_be_repeated() {
    let cases: &[(&[&[u8]], Option<&str>)] = &[
        (&[b"secret"], Some("secret")),
        (&[b"  secret\t"], Some("secret")),
        (&[b"Bearer secret"], Some("Bearer secret")),
        (&["sécret".as_bytes()], Some("sécret")),
        (&[], None),
        (&[b""], None),
        (&[b"  "], None),
        (&[b"s\xe9cret"], None),
        (&[b"secret", b"secret"], None),
        (&[b"secret", b""], None),
        (&[b"", b"secret"], None),
    ];
    for (values, expected) in cases {
        let headers: Vec<_> = values.iter().map(|value| ("x-key", *value)).collect();
        key(
            &request("/", &headers),
            KeyCarrier::Header("x-key"),
            *expected,
        );
    }
    let parts = request("/", &[("X-KEY", b"secret"), ("x-other", b"other")]);
    key(&parts, KeyCarrier::Header("x-key"), Some("secret"));
}

#[test]
fn a_key_in_the_query_must_not_be_repeated() {
    let cases = [
        ("/?key=secret", Some("secret")),
        ("/?a=b&key=secret&c", Some("secret")),
        ("/?key=a%26b%3Dc+d", Some("a&b=c d")),
        ("/?%6Bey=secret", Some("secret")),
        ("/?key=a=b", Some("a=b")),
        ("/", None),
        ("/?", None),
        ("/?key", None),
        ("/?key=", None),
        ("/?KEY=secret", None),
        ("/?key=a%2", None),
        ("/?key=%FF", None),
        ("/?key=secret&key=secret", None),
        ("/?key=secret&%6bey=other", None),
        ("/?key=secret&key", None),
        ("/?key=%FF&key=secret", None),
    ];
    for (uri, expected) in cases {
        key(&request(uri, &[]), KeyCarrier::Query("key"), expected);
    }
}

#[test]
fn a_key_in_a_cookie_must_not_be_repeated() {
    let cases: &[(&[&[u8]], Option<&str>)] = &[
        (&[b"sid=secret"], Some("secret")),
        (&[b"a=b; sid=secret; c=d"], Some("secret")),
        (&[b"a=b;sid=secret"], Some("secret")),
        (&[b"a=b", b"sid=secret"], Some("secret")),
        (&[b"sid=a=b"], Some("a=b")),
        (&[b"asid=secret"], None),
        (&[b"SID=secret"], None),
        (&[b"sid"], None),
        (&[b"sid="], None),
        (&[b"sid=\xff"], None),
        (&[b"sid=secret; sid=secret"], None),
        (&[b"sid=secret", b"sid=other"], None),
        (&[b"a=\"sid=secret\""], None),
        (&[], None),
    ];
    for (values, expected) in cases {
        let headers: Vec<_> = values.iter().map(|value| ("cookie", *value)).collect();
        key(
            &request("/", &headers),
            KeyCarrier::Cookie("sid"),
            *expected,
        );
    }
}

#[test]
fn a_request_without_credentials_is_anonymous() {
    let carriers = [
        KeyCarrier::Header("authorization"),
        KeyCarrier::Query("key"),
        KeyCarrier::Cookie("sid"),
    ];
    let anonymous = request("/?keys=1", &[("cookie", b"a=b"), ("x-key", b"secret")]);
    assert!(!api_key::any_sent(&anonymous, &carriers));
    let with_credentials = [
        request("/", &[("authorization", b"")]),
        request("/", &[("authorization", b"Negotiate abc")]),
        request("/?key", &[]),
        request("/?key=", &[]),
        request("/?%6bey=%FF", &[]),
        request("/", &[("cookie", b"sid=")]),
        request("/", &[("cookie", b"a=b"), ("cookie", b"sid=\xff")]),
    ];
    for parts in with_credentials {
        assert!(api_key::any_sent(&parts, &carriers), "{parts:?}");
    }
}

#[test]
fn basic_credentials_are_read() {
    type Pair<'a> = Option<(&'a str, &'a str)>;
    let cases: &[(&[&[u8]], Pair<'_>)] = &[
        (&[b"Basic YTpi"], Some(("a", "b"))),
        (&[b"basic YTpi"], Some(("a", "b"))),
        (&[b"BASIC   YTpi  "], Some(("a", "b"))),
        // `a:b:c`, `:b`, `a:`, `ä:ö`
        (&[b"Basic YTpiOmM="], Some(("a", "b:c"))),
        (&[b"Basic OmI="], Some(("", "b"))),
        (&[b"Basic YTo="], Some(("a", ""))),
        (&["Basic w6Q6w7Y=".as_bytes()], Some(("ä", "ö"))),
        (&[], None),
        (&[b"Basic"], None),
        (&[b"Basic "], None),
        (&[b"BasicYTpi"], None),
        (&[b"Bearer YTpi"], None),
        (&[b"Basic YTp"], None),
        (&[b"Basic YTo"], None),
        (&[b"Basic Y Tpi"], None),
        (&[b"Basic ****"], None),
        // `ab`, `a:` and a line break, and an invalid UTF-8 byte
        (&[b"Basic YWI="], None),
        (&[b"Basic YToK"], None),
        (&[b"Basic /zph"], None),
        (&[b"Basic YTpi", b"Basic YTpi"], None),
        (&[b"Basic YTpi", b""], None),
    ];
    for (values, expected) in cases {
        let headers: Vec<_> = values
            .iter()
            .map(|value| ("authorization", *value))
            .collect();
        let found = basic::find(&request("/", &headers));
        let found = found.as_ref().map(|found| (found.user(), found.password()));
        assert_eq!(found, *expected, "{values:?}");
    }
}

#[test]
fn credentials_of_other_schemes_are_unchanged() {
    let cases: &[(&[&[u8]], Option<&str>)] = &[
        (
            &[b"Digest username=\"a\", nonce=\"b\""],
            Some("username=\"a\", nonce=\"b\""),
        ),
        (&[b"dIGEST a"], Some("a")),
        (&[b"Digest"], None),
        (&[b"Digest  "], None),
        (&[b"Digests a"], None),
        (&[b"Basic YTpi"], None),
        (&[b"Digest a", b"Digest a"], None),
    ];
    for (values, expected) in cases {
        let headers: Vec<_> = values
            .iter()
            .map(|value| ("authorization", *value))
            .collect();
        let parts = request("/", &headers);
        let found = http_credential::find(&parts, "Digest");
        assert_eq!(found.map(|found| found.as_str()), *expected);
    }
}

#[test]
fn debug_shows_no_credential() {
    let parts = request("/?key=secret", &[("authorization", b"Basic YTpzZWNyZXQ=")]);
    let shown = [
        format!("{:?}", api_key::find(&parts, KeyCarrier::Query("key"))),
        format!("{:#?}", basic::find(&parts)),
        format!("{:?}", http_credential::find(&parts, "Basic")),
    ];
    for shown in shown {
        assert!(shown.starts_with("Some("), "{shown}");
        assert!(shown.contains('…') && !shown.contains("secret"), "{shown}");
        assert!(!shown.contains("YTpz"), "{shown}");
    }
}

#[test]
fn of_several_alternatives_the_most_severe_failure_is_returned() {
    let unauthorized = || {
        let refusal = Rejection::unauthorized_because("expired");
        refusal.challenged(Some("key"), "Bearer error=\"invalid_token\"")
    };
    let challenged = |scheme, problem| {
        Rejection::from(CredentialError::new(scheme, problem, Some("Bearer, Basic")))
    };
    let refused = CredentialProblem::Refused(Some("expired".into()));
    let (parts, ()) = http::Request::default().into_parts();
    let missing = || credential_error::absent(&parts, "other", None, "Basic");
    let internal = Rejection::internal("a failure");
    let cases = [
        (vec![], challenged(None, CredentialProblem::Missing)),
        (
            vec![missing()],
            challenged(None, CredentialProblem::Missing),
        ),
        (
            vec![missing(), unauthorized()],
            challenged(Some("key"), refused),
        ),
        (
            vec![unauthorized(), Rejection::Forbidden],
            Rejection::Forbidden,
        ),
        (
            vec![Rejection::Forbidden, unauthorized()],
            Rejection::Forbidden,
        ),
        (
            vec![internal.clone(), Rejection::Forbidden],
            internal.clone(),
        ),
        (
            vec![Rejection::Forbidden, internal.clone()],
            internal.clone(),
        ),
        (
            vec![unauthorized(), internal.clone(), unauthorized()],
            internal,
        ),
    ];
    for (failures, expected) in cases {
        let mut alternatives = Alternatives::new("Bearer, Basic");
        for failure in failures {
            alternatives.note(failure);
        }
        assert_eq!(alternatives.into_rejection(), expected);
    }
}

#[test]
fn a_response_with_401_has_one_challenge() {
    let mut response = http::Response::new(Body::empty());
    credential_error::challenge(&mut response, "ApiKey");
    assert!(response.headers().is_empty());
    *response.status_mut() = http::StatusCode::UNAUTHORIZED;
    credential_error::challenge(&mut response, basic::CHALLENGE);
    credential_error::challenge(&mut response, "ApiKey");
    assert_eq!(
        response.headers()[header::WWW_AUTHENTICATE],
        basic::CHALLENGE
    );
}
