//! Credentials of schemes that are not declared.

use http::HeaderMap;

use crate::runtime::client::undeclared_credential::UndeclaredCredential;

/// The headers and the query of a request with a credential; `None` if it is rejected.
fn sent(key: &UndeclaredCredential) -> Option<String> {
    let credential = key.credential("legacy").ok()?;
    let (mut headers, mut query) = (HeaderMap::new(), Vec::new());
    credential.write(&mut headers, &mut query);
    let headers = headers.iter().map(|(name, value)| {
        assert!(value.is_sensitive());
        format!("{name}: {}", value.to_str().expect("a text"))
    });
    let query = query
        .iter()
        .map(|pair| format!("{}={}", pair.name, pair.value));
    Some(headers.chain(query).collect())
}

#[test]
fn a_key_is_sent_at_its_location() {
    for (key, expected) in [
        (
            UndeclaredCredential::header("X-Key", "a b"),
            Some("x-key: a b"),
        ),
        (UndeclaredCredential::query("key", "a b"), Some("key=a%20b")),
        (
            UndeclaredCredential::cookie("key", "ab"),
            Some("cookie: key=ab"),
        ),
        (UndeclaredCredential::header("X Key", "a"), None),
        (UndeclaredCredential::header("Cookie", "a=b"), None),
        (UndeclaredCredential::header("Content-Length", "1"), None),
        (UndeclaredCredential::header("X-Key", " "), None),
        (UndeclaredCredential::query("", "a"), None),
        (UndeclaredCredential::cookie("key", "a b"), None),
    ] {
        assert_eq!(sent(&key).as_deref(), expected, "{key:?}");
    }
}

#[test]
fn a_key_is_parsed_and_redacted_in_debug() {
    for (text, expected) in [
        ("header:X-Key=a=b", Some("x-key: a=b")),
        ("query:key=a", Some("key=a")),
        ("cookie:key=a", Some("cookie: key=a")),
        ("body:key=a", None),
        ("header:X-Key", None),
        ("", None),
    ] {
        let key = UndeclaredCredential::parse(text);
        assert_eq!(key.as_ref().and_then(sent).as_deref(), expected, "{text}");
    }
    let shown = format!("{:?}", UndeclaredCredential::header("X-Key", "secret"));
    assert!(
        shown.contains("X-Key") && !shown.contains("secret"),
        "{shown}"
    );
}
