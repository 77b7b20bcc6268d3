//! Writing responses, their headers and bodies.

use http::header::LINK;
use http::{HeaderMap, HeaderValue, Request, Response, StatusCode};
use http_body::Body as _;
use http_body_util::BodyExt;

use crate::runtime::body::Body;
use crate::runtime::server::header::{self, HeaderText};
use crate::runtime::server::rejected_request::RejectedRequest;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{open_status, problem, response};

/// A response as text: status, headers and body.
async fn text(response: Response<Body>) -> (u16, Vec<String>, String) {
    let (parts, body) = response.into_parts();
    let headers = parts.headers.iter();
    let headers = headers.map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()));
    let bytes = body.collect().await.unwrap().to_bytes();
    let body = String::from_utf8(bytes.into()).unwrap();
    (parts.status.as_u16(), headers.collect(), body)
}

#[tokio::test]
async fn json_and_empty_responses() {
    let mut json = Response::default();
    response::json(&mut json, StatusCode::CREATED, &vec![1, 2]).unwrap();
    let headers = vec!["content-type: application/json".to_owned()];
    assert_eq!(text(json).await, (201, headers, "[1,2]".to_owned()));
    let mut empty = Response::default();
    response::empty(&mut empty, StatusCode::NO_CONTENT);
    assert_eq!(text(empty).await, (204, vec![], String::new()));
}

#[tokio::test]
async fn other_media_types_are_unchanged() {
    let mut json = Response::default();
    response::json_as(
        &mut json,
        StatusCode::OK,
        "application/problem+json",
        &vec![1],
    )
    .unwrap();
    let headers = vec!["content-type: application/problem+json".to_owned()];
    assert_eq!(text(json).await, (200, headers, "[1]".to_owned()));
    let mut whole = Response::default();
    response::whole(
        &mut whole,
        StatusCode::OK,
        "text/plain",
        String::from("a\"b"),
    );
    let headers = vec!["content-type: text/plain".to_owned()];
    assert_eq!(text(whole).await, (200, headers, "a\"b".to_owned()));
}

#[test]
fn unencodable_values_are_an_internal_error() {
    let failed = response::json(&mut Response::default(), StatusCode::OK, &f64::NAN);
    assert!(matches!(failed, Err(Rejection::Internal(_))));
}

#[test]
fn statuses_need_no_name() {
    for code in [100, 200, 299, 418, 599] {
        assert_eq!(response::status(code), code);
    }
    assert_eq!(response::status(99), 500);
}

#[test]
fn a_handler_chooses_among_the_undeclared_statuses_of_a_range() {
    open_status::implement!(ClientErrorStatusExcept404And409, 400..=499, [404, 409]);
    let chosen = |code| ClientErrorStatusExcept404And409::try_from(response::status(code));
    for code in [400, 408, 499] {
        assert_eq!(chosen(code).unwrap().get(), code);
    }
    for code in [200, 399, 404, 409, 500] {
        assert_eq!(chosen(code).unwrap_err().status(), code);
    }
}

#[test]
fn a_body_has_a_known_length() {
    for (body, length) in [
        (Body::empty(), 0),
        (Body::default(), 0),
        (Body::from(vec![]), 0),
        (Body::from(vec![b'7'; 10_000]), 10_000),
    ] {
        assert_eq!(body.size_hint().exact(), Some(length));
        assert_eq!(body.is_end_stream(), length == 0);
    }
}

#[tokio::test]
async fn rejections_as_problem_details() {
    let cases = [
        (Rejection::NotFound, 404, "Not Found", "not found"),
        (
            Rejection::internal("a secret"),
            500,
            "Internal Server Error",
            "internal error",
        ),
        (
            Rejection::PayloadTooLarge(10),
            413,
            "Payload Too Large",
            "the body is longer than 10 bytes",
        ),
    ];
    let (parts, ()) = Request::default().into_parts();
    for (rejection, status, title, detail) in cases {
        let headers = vec!["content-type: application/problem+json".to_owned()];
        let body = format!(
            r#"{{"type":"about:blank","title":"{title}","status":{status},"detail":"{detail}"}}"#
        );
        let mut response = Response::default();
        let request = RejectedRequest {
            rejection: &rejection,
            status: rejection.status(),
            operation: None::<()>,
            parts: &parts,
        };
        problem::respond(&request, &mut response).unwrap();
        assert_eq!(text(response).await, (status, headers, body));
    }
}

/// The encoded header; `None` if the value cannot be encoded.
fn written(value: &impl HeaderText) -> Option<Vec<u8>> {
    let mut headers = HeaderMap::new();
    match header::write(&mut headers, LINK, value) {
        Ok(()) => Some(headers.get(LINK).unwrap().as_bytes().to_owned()),
        Err(rejection) => {
            assert!(matches!(rejection, Rejection::Internal(_)));
            assert!(headers.is_empty());
            None
        }
    }
}

#[test]
fn header_values_are_written_as_text() {
    assert_eq!(written(&i32::MIN).unwrap(), b"-2147483648");
    assert_eq!(written(&i64::MAX).unwrap(), b"9223372036854775807");
    assert_eq!(written(&true).unwrap(), b"true");
    assert_eq!(written(&false).unwrap(), b"false");
    assert_eq!(written(&0.5_f64).unwrap(), b"0.5");
    assert_eq!(written(&-7.0_f32).unwrap(), b"-7");
    assert_eq!(written(&f64::INFINITY), None);
    assert_eq!(written(&f32::NAN), None);
    for text in ["", "<?cursor=1>; rel=\"next\"", "a\tb", "é"] {
        assert_eq!(written(&text.to_owned()).unwrap(), text.as_bytes());
    }
}

#[test]
fn no_header_is_split() {
    for text in ["a\r\nset-cookie: b", "a\n", "\r", "\0", "\u{7f}"] {
        assert_eq!(written(&text.to_owned()), None, "{text:?}");
    }
}

#[test]
fn a_header_is_replaced_or_added() {
    let mut headers = HeaderMap::new();
    header::write(&mut headers, LINK, &"first".to_owned()).unwrap();
    header::write(&mut headers, LINK, &"second".to_owned()).unwrap();
    header::append(&mut headers, LINK, HeaderValue::from_static("third"));
    assert_eq!(
        headers.get_all(LINK).iter().collect::<Vec<_>>(),
        ["second", "third"]
    );
}

#[test]
fn each_cookie_has_its_own_header() {
    use crate::runtime::server::structured_header::write_list;
    use http::header::{HeaderMap, HeaderName, SET_COOKIE};

    let cookies = ["a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "b=2"].map(str::to_owned);
    let mut headers = HeaderMap::new();
    write_list(&mut headers, SET_COOKIE, &cookies.to_vec()).expect("two cookies");
    let written: Vec<_> = headers.get_all(SET_COOKIE).iter().collect();
    assert_eq!(written, cookies.each_ref());
    // In any other list, the comma would be between two items.
    let other = HeaderName::from_static("x-list");
    assert!(write_list(&mut headers, other, &cookies.to_vec()).is_err());
}
