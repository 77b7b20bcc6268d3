//! The locations of credentials in a request.

use http::header::{AUTHORIZATION, COOKIE};
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::client::basic::BasicCredential;
use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::{Credential, Secret};
use crate::runtime::client::request_url::Pair;

/// A name and an encoded value in the query.
fn pair(name: &'static str, value: &str) -> Pair {
    Pair {
        parameter: name,
        name: name.into(),
        value: value.to_owned(),
    }
}

const KEY: &str = "s3cret";

fn header(secret: &Secret) -> Result<Credential, BuildError> {
    secret.header("key", HeaderName::from_static("x-key"))
}

/// The headers and the query of a request with this credential.
fn written(credential: &Credential) -> (HeaderMap, Vec<(&'static str, String)>) {
    let mut headers = HeaderMap::new();
    headers.insert(COOKIE, HeaderValue::from_static("a=b"));
    let mut query = vec![pair("key", "other"), pair("page", "1")];
    credential.write(&mut headers, &mut query);
    let query = query.into_iter().map(|pair| (pair.parameter, pair.value));
    (headers, query.collect())
}

#[test]
fn each_credential_is_sent_at_its_location() {
    let secret = Secret::new(KEY);
    let login = BasicCredential::new("user", "pass:word");
    for (credential, name, expected) in [
        (secret.bearer("key"), AUTHORIZATION, "Bearer s3cret"),
        (secret.http("key", "Digest"), AUTHORIZATION, "Digest s3cret"),
        (
            login.basic("key"),
            AUTHORIZATION,
            "Basic dXNlcjpwYXNzOndvcmQ=",
        ),
        (header(&secret), HeaderName::from_static("x-key"), KEY),
        (secret.cookie("key", "sid"), COOKIE, "a=b; sid=s3cret"),
        // A parameter can be at the same location.
        (secret.cookie("key", "a"), COOKIE, "a=s3cret"),
    ] {
        let (headers, query) = written(&credential.unwrap());
        assert_eq!(headers[&name], expected);
        assert!(headers[&name].is_sensitive());
        assert_eq!(headers.get_all(&name).iter().count(), 1);
        assert_eq!(query.len(), 2);
    }
    let (headers, query) = written(&secret.query("key", "key").unwrap());
    assert_eq!(headers.len(), 1);
    let expected = [("page", "1".to_owned()), ("key", KEY.to_owned())];
    assert_eq!(query, expected);
}

#[test]
fn credentials_that_are_invalid_at_their_location_are_rejected() {
    let is_rejected = |credential: Result<Credential, BuildError>| {
        matches!(credential, Err(BuildError::Credential("key")))
    };
    for text in ["", " ", "\t"] {
        let secret = Secret::new(text);
        assert!(is_rejected(secret.bearer("key")));
        assert!(is_rejected(secret.http("key", "Digest")));
        assert!(is_rejected(header(&secret)));
        assert!(is_rejected(secret.query("key", "key")));
        assert!(is_rejected(secret.cookie("key", "sid")));
    }
    for text in ["a\nb", "a\r\nx-other: 1", "\0"] {
        assert!(is_rejected(Secret::new(text).bearer("key")));
        assert!(is_rejected(header(&Secret::new(text))));
    }
    for text in ["a;b", "a b", "a,b", "\"a\"", "a\\b", "ä", "a\n"] {
        assert!(
            is_rejected(Secret::new(text).cookie("key", "sid")),
            "{text}"
        );
    }
    for (user, password) in [("a:b", "c"), ("", ""), ("a\n", "b"), ("a", "\0")] {
        assert!(is_rejected(
            BasicCredential::new(user, password).basic("key")
        ));
    }
}

#[test]
fn debug_shows_no_credential() {
    let secret = Secret::new(KEY);
    let login = BasicCredential::new("user", KEY);
    let shown = [
        format!("{secret:?} {login:?}"),
        format!("{:?}", login.basic("key").unwrap()),
        format!("{:#?}", secret.query("key", "key").unwrap()),
        format!("{:?}", secret.cookie("key", "sid").unwrap()),
        format!("{:?}", header(&secret).unwrap()),
    ];
    for shown in shown {
        assert!(!shown.contains(KEY) && !shown.contains("user"), "{shown}");
    }
}
