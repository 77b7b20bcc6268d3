//! Credentials of schemes that are not declared.

use http::HeaderMap;

use crate::runtime::undeclared_credential::UndeclaredKey;

/// The headers and the query of a request with a credential; `None` if it is refused.
fn sent(key: &UndeclaredKey) -> Option<String> {
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
fn a_key_is_written_where_it_belongs() {
    for (key, expected) in [
        (UndeclaredKey::header("X-Key", "a b"), Some("x-key: a b")),
        (UndeclaredKey::query("key", "a b"), Some("key=a%20b")),
        (UndeclaredKey::cookie("key", "ab"), Some("cookie: key=ab")),
        (UndeclaredKey::header("X Key", "a"), None),
        (UndeclaredKey::header("Cookie", "a=b"), None),
        (UndeclaredKey::header("Content-Length", "1"), None),
        (UndeclaredKey::header("X-Key", " "), None),
        (UndeclaredKey::query("", "a"), None),
        (UndeclaredKey::cookie("key", "a b"), None),
    ] {
        assert_eq!(sent(&key).as_deref(), expected, "{key:?}");
    }
}

#[test]
fn a_key_is_read_as_it_is_written_and_shown_nowhere() {
    for (text, expected) in [
        ("header:X-Key=a=b", Some("x-key: a=b")),
        ("query:key=a", Some("key=a")),
        ("cookie:key=a", Some("cookie: key=a")),
        ("body:key=a", None),
        ("header:X-Key", None),
        ("", None),
    ] {
        let key = UndeclaredKey::parse(text);
        assert_eq!(key.as_ref().and_then(sent).as_deref(), expected, "{text}");
    }
    let shown = format!("{:?}", UndeclaredKey::header("X-Key", "secret"));
    assert!(
        shown.contains("X-Key") && !shown.contains("secret"),
        "{shown}"
    );
}
