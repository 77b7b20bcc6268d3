//! Response headers.

use http::{HeaderMap, HeaderValue};

use crate::runtime::client::header::read;
use crate::runtime::client::structured_header;

fn headers(values: &[&[u8]]) -> HeaderMap {
    let values = values
        .iter()
        .map(|value| HeaderValue::from_bytes(value).unwrap());
    let mut headers = HeaderMap::new();
    for value in values {
        headers.append("x-limit", value);
    }
    headers
}

#[test]
fn integers() {
    let cases: &[(&[&[u8]], Option<i64>)] = &[
        (&[b"60"], Some(60)),
        (&[b" 60\t"], Some(60)),
        (&[b"-1"], Some(-1)),
        (&[b"9223372036854775807"], Some(i64::MAX)),
        (&[b"60", b"70"], Some(60)),
        (&[], None),
        (&[b""], None),
        (&[b"9223372036854775808"], None),
        (&[b"60.0"], None),
        (&[b"60, 70"], None),
        (&[b"sixty"], None),
        (&[b"6\xff0"], None),
    ];
    for (values, expected) in cases {
        assert_eq!(
            read::<i64>(&headers(values), "x-limit"),
            *expected,
            "{values:?}"
        );
    }
}

#[test]
fn other_types() {
    let yes = headers(&[b"true"]);
    assert_eq!(read(&yes, "x-limit"), Some(true));
    assert_eq!(read(&headers(&[b"True"]), "x-limit"), None::<bool>);
    assert_eq!(
        read(&headers(&[b" a b "]), "x-limit"),
        Some("a b".to_owned())
    );
    assert_eq!(
        read(&headers(&["é".as_bytes()]), "x-limit"),
        Some("é".to_owned())
    );
    assert_eq!(read(&yes, "X-Limit"), Some("true".to_owned()));
    assert_eq!(read(&yes, "x-other"), None::<String>);
}

#[test]
fn several_lines_are_one_value() {
    let lines = headers(&[br#"</a>; rel="prev""#, br#" </b>; rel="next""#]);
    let expected = r#"</a>; rel="prev", </b>; rel="next""#;
    assert_eq!(read(&lines, "x-limit"), Some(expected.to_owned()));
    let broken = headers(&[b"a", b"\xff"]);
    assert_eq!(read(&broken, "x-limit"), None::<String>);
    let json = headers(&[b"[1", b"2]"]);
    let list: Option<Vec<i64>> = structured_header::json(&json, "x-limit");
    assert_eq!(list, Some(vec![1, 2]));
}

#[test]
fn each_cookie_has_its_own_header() {
    let cookies = ["a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "b=2"];
    let mut headers = http::HeaderMap::new();
    for cookie in cookies {
        headers.append("set-cookie", cookie.parse().unwrap());
        headers.append("x-list", cookie.parse().unwrap());
    }
    let list = |name| structured_header::list(&headers, name, |text| Some(text.to_owned()));
    assert_eq!(list("set-cookie").unwrap(), cookies);
    assert_eq!(list("x-list").unwrap().len(), 3);
    assert_eq!(list("absent"), None);
    let both = Some(cookies.join("\n"));
    assert_eq!(read::<String>(&headers, "set-cookie"), both);
}
