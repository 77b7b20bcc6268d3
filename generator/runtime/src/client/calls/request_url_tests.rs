//! Base URLs, paths and queries.

use url::Url;

use crate::runtime::client::request::with_foreign_name;
use crate::runtime::client::request_url::{BaseUrl, Pair, Path, encode};

/// The URL of a request.
fn join(base: &BaseUrl, path: &str, query: &[(&'static str, String)]) -> String {
    let pairs = query.iter().map(|(name, value)| Pair {
        parameter: name,
        name: (*name).into(),
        value: encode(value).to_string(),
    });
    base.join(path, &pairs.collect::<Vec<_>>())
}

/// The normalized base URL.
fn base(text: &str, suffix: &str) -> Result<String, String> {
    match BaseUrl::parse(text, suffix) {
        Ok(base) => Ok(join(&base, "", &[])),
        Err(invalid) => Err(invalid.to_string()),
    }
}

#[test]
fn a_base_url_ends_in_the_version() {
    let cases = [
        ("https://shop.example/v1", "https://shop.example/v1"),
        ("https://shop.example/v1/", "https://shop.example/v1"),
        ("https://shop.example/v1//", "https://shop.example/v1"),
        ("http://127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1"),
        ("http://[::1]:8080/api/v1", "http://[::1]:8080/api/v1"),
        ("https://shop.example:443/v1", "https://shop.example/v1"),
        ("HTTPS://SHOP.example/v1", "https://shop.example/v1"),
        ("https://shop.example/v2/../v1", "https://shop.example/v1"),
        ("https://zoó.example/v1", "https://xn--zo-6ja.example/v1"),
    ];
    for (text, expected) in cases {
        assert_eq!(base(text, "/v1").as_deref(), Ok(expected), "{text}");
    }
    for text in ["https://shop.example", "https://shop.example/"] {
        assert_eq!(
            base(text, "").as_deref(),
            Ok("https://shop.example"),
            "{text}"
        );
    }
}

#[test]
fn references_are_resolved_against_the_base_url() {
    for (base, reference, expected) in [
        (
            "https://shop.example/v1",
            "/token",
            "https://shop.example/token",
        ),
        (
            "https://shop.example/v1",
            "token",
            "https://shop.example/token",
        ),
        (
            "https://shop.example/v1/",
            "token",
            "https://shop.example/v1/token",
        ),
        (
            "https://shop.example",
            "token",
            "https://shop.example/token",
        ),
        (
            "https://shop.example/v1",
            "https://id.example",
            "https://id.example/",
        ),
        (
            "https://shop.example/v1",
            "//id.example/a",
            "https://id.example/a",
        ),
    ] {
        let url = BaseUrl::parse(base, "").unwrap().resolve(reference);
        assert_eq!(url.unwrap().as_str(), expected, "{base} {reference}");
    }
}

#[test]
fn https_needs_tls() {
    for (text, expected) in [("HTTPS://a", true), ("http://a", false)] {
        let base = BaseUrl::parse(text, "").expect("an address");
        assert_eq!(base.is_https(), expected, "{text}");
    }
}

#[test]
fn other_texts_are_not_base_urls() {
    let cases = [
        ("", "relative URL without a base"),
        ("shop.example/v1", "relative URL without a base"),
        ("/v1", "relative URL without a base"),
        ("https://", "empty host"),
        ("https://shop.example:0x50/v1", "invalid port number"),
        ("ftp://shop.example/v1", "expected `http` or `https`"),
        ("shop.example:8080/v1", "expected `http` or `https`"),
        ("file:///v1", "expected `http` or `https`"),
        ("https://shop.example", "expected a path that ends in `/v1`"),
        (
            "https://shop.example/",
            "expected a path that ends in `/v1`",
        ),
        (
            "https://shop.example/v2",
            "expected a path that ends in `/v1`",
        ),
        (
            "https://shop.example/V1",
            "expected a path that ends in `/v1`",
        ),
        (
            "https://shop.example/dev1",
            "expected a path that ends in `/v1`",
        ),
        (
            "https://shop.example/v1/pets",
            "expected a path that ends in `/v1`",
        ),
        (
            "https://shop.example/%761",
            "expected a path that ends in `/v1`",
        ),
        ("https:///v1", "expected a path that ends in `/v1`"),
        ("https://shop.example/v1?", "unexpected query or fragment"),
        (
            "https://shop.example/v1?key=secret",
            "unexpected query or fragment",
        ),
        (
            "https://shop.example/v1#pets",
            "unexpected query or fragment",
        ),
        (
            "https://user@shop.example/v1",
            "unexpected user name or password",
        ),
        (
            "https://:secret@shop.example/v1",
            "unexpected user name or password",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(
            base(text, "/v1"),
            Err(format!("invalid base URL: {expected}")),
            "{text}"
        );
    }
}

/// Values and their encoding in the URL of a request: no character of them has a meaning in a URL.
const VALUES: &[(&str, &str)] = &[
    ("7", "7"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("azAZ09-._~", "azAZ09-._~"),
    ("...", "..."),
    (".a", ".a"),
    ("a b", "a%20b"),
    ("a+b", "a%2Bb"),
    ("a/b", "a%2Fb"),
    ("../admin", "..%2Fadmin"),
    ("a\\b", "a%5Cb"),
    ("%2e%2e", "%252e%252e"),
    ("100%", "100%25"),
    ("?a=b&c#d", "%3Fa%3Db%26c%23d"),
    (";=@:!$'()*,", "%3B%3D%40%3A%21%24%27%28%29%2A%2C"),
    ("\0\r\n\t", "%00%0D%0A%09"),
    ("é🐶", "%C3%A9%F0%9F%90%B6"),
];

#[test]
fn values_of_path_parameters_are_encoded() {
    for (value, encoded) in VALUES {
        let path = Path::from("/pets/").parameter("petId", value).text("/toys");
        let path = Path::finish(path).unwrap();
        assert_eq!(path, format!("/pets/{encoded}/toys"));
        // A URL keeps this path unchanged.
        let url = Url::parse(&format!("https://shop.example{path}")).unwrap();
        assert_eq!(url.path(), path);
    }
    assert_eq!(
        Path::finish(Path::from("/pets/").parameter("petId", 7)).unwrap(),
        "/pets/7"
    );
}

#[test]
fn a_value_that_would_change_the_path_is_rejected() {
    for (value, reason) in [
        ("", "is empty"),
        (".", "is `.`, which is removed from URLs"),
        ("..", "is `..`, which is removed from URLs"),
    ] {
        let path = Path::from("/pets/")
            .parameter("petId", value)
            .text("/toys/");
        let rejected = Path::finish(path.parameter("toyId", value)).unwrap_err();
        let expected = format!("invalid value for the path parameter `petId`: {reason}");
        assert_eq!(rejected.to_string(), expected, "{value}");
    }
    let rejected = [
        Path::from("/a/.").parameter("petId", "."),
        Path::from("/a/").parameter("petId", ".").text("./b"),
        Path::from("/a/").parameter("petId", "").text(".json"),
        Path::from("/a/").parameter_before("petId", "a.b", "."),
        Path::from("/a/").parameter_before("petId", "xa", "aa"),
    ];
    for path in rejected {
        assert!(Path::finish(path).is_err());
    }
    let sent = [
        (Path::from("/a/.").parameter("petId", "a"), "/a/.a"),
        (
            Path::from("/a/").parameter("petId", "..").text("."),
            "/a/...",
        ),
        (
            Path::from("/a/")
                .parameter_before("petId", ".", ".")
                .text("b"),
            "/a/..b",
        ),
        (
            Path::from("/a/").parameter_before("petId", "a:b", ":"),
            "/a/a%3Ab:",
        ),
    ];
    for (path, expected) in sent {
        assert_eq!(Path::finish(path).unwrap(), expected);
    }
}

#[test]
fn values_of_query_parameters_are_encoded() {
    let base = BaseUrl::parse("https://shop.example/v1/", "/v1").unwrap();
    for (value, encoded) in VALUES {
        let address = join(&base, "/pets", &[("status", value.to_string())]);
        assert_eq!(
            address,
            format!("https://shop.example/v1/pets?status={encoded}")
        );
        assert_eq!(Url::parse(&address).unwrap().as_str(), address);
    }
}

#[test]
fn queries_keep_their_order() {
    let base = BaseUrl::parse("https://shop.example/v1", "/v1").unwrap();
    let cases: &[(&[(&str, &str)], &str)] = &[
        (&[], ""),
        (&[("limit", "")], "?limit="),
        (
            &[("status", "sold"), ("limit", "7")],
            "?status=sold&limit=7",
        ),
        (&[("a&b=", "1"), ("ids[]", "2")], "?a%26b%3D=1&ids%5B%5D=2"),
    ];
    for (query, expected) in cases {
        let query: Vec<_> = query
            .iter()
            .map(|(name, value)| (*name, value.to_string()))
            .collect();
        let address = join(&base, "/pets", &query);
        assert_eq!(address, format!("https://shop.example/v1/pets{expected}"));
    }
}

#[test]
fn a_map_has_no_names_of_other_parameters() {
    let pair = |parameter: &'static str, name: &'static str| Pair {
        parameter,
        name: name.into(),
        value: String::new(),
    };
    let page = || vec![pair("page", "page"), pair("page", "page")];
    let with = |others: &[Pair]| with_foreign_name(&[&page(), others].concat());
    assert_eq!(
        with(&[pair("filter", "size"), pair("filter", "size")]),
        None
    );
    assert_eq!(with(&[pair("filter", "page")]), Some("filter"));
}
