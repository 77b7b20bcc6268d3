//! Bearer tokens of requests.

use http::header::AUTHORIZATION;
use http::request::Parts;
use http::{HeaderValue, Request};

use crate::runtime::server::bearer::{self, CHALLENGE};
use crate::runtime::server::credential_error::{CredentialError, CredentialProblem};
use crate::runtime::server::rejection::Rejection;

fn request(values: &[&[u8]]) -> Parts {
    let (mut parts, ()) = Request::new(()).into_parts();
    for value in values {
        let value = HeaderValue::from_bytes(value).unwrap();
        parts.headers.append(AUTHORIZATION, value);
    }
    parts
}

#[test]
fn a_token_follows_the_scheme() {
    let cases: &[(&[u8], &str)] = &[
        (b"Bearer secret", "secret"),
        (b"bearer secret", "secret"),
        (b"BEARER secret", "secret"),
        (b"bEaReR secret", "secret"),
        (b"Bearer   secret", "secret"),
        (b"Bearer secret  ", "secret"),
        (b"Bearer a.b-c_d~e+f/g==", "a.b-c_d~e+f/g=="),
        (b"Bearer Bearer", "Bearer"),
        // No such token is ever issued: the verifier has to reject it.
        (b"Bearer two words", "two words"),
        ("Bearer sécret".as_bytes(), "sécret"),
    ];
    for (value, token) in cases {
        let parts = request(&[value]);
        let found = bearer::token(&parts, "key").map(|token| token.as_str());
        assert_eq!(found, Ok(*token), "{}", value.escape_ascii());
    }
}

#[test]
fn other_credentials_are_challenged() {
    let cases: &[&[&[u8]]] = &[
        &[],
        &[b""],
        &[b"Bearer"],
        &[b"Bearer "],
        &[b"Bearer    "],
        &[b"secret"],
        &[b" Bearer secret"],
        &[b"Bearer\tsecret"],
        &[b"Bearersecret"],
        &[b"Bearer: secret"],
        &[b"Basic c2VjcmV0"],
        &[b"Token secret"],
        &[b"Bearer s\xe9cret"],
        &[b"Bearer \xff"],
        &[b"Bearer secret", b"Bearer secret"],
        &[b"Basic c2VjcmV0", b"Bearer secret"],
        &[b"Bearer secret", b""],
    ];
    for values in cases {
        let parts = request(values);
        let found = bearer::token(&parts, "key").map(|token| token.as_str());
        let problem = match values.is_empty() {
            true => CredentialProblem::Missing,
            false => CredentialProblem::Malformed,
        };
        let error = CredentialError::new(Some("key"), problem, Some(CHALLENGE));
        assert_eq!(found, Err(Rejection::from(error)), "{values:?}");
    }
}

#[test]
fn a_token_is_not_shown() {
    let parts = request(&[b"Bearer secret"]);
    assert_eq!(
        format!("{:?}", bearer::token(&parts, "key")),
        "Ok(BearerToken(…))"
    );
    assert_eq!(
        format!("{:#?}", bearer::token(&parts, "key").unwrap()),
        "BearerToken(…)"
    );
}
