//! `HEAD` and `OPTIONS`.

use http::header::{ALLOW, CONTENT_LENGTH};
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{head, options};

fn length(headers: &HeaderMap) -> Option<&str> {
    headers.get(CONTENT_LENGTH)?.to_str().ok()
}

#[test]
fn a_response_to_head_has_the_length_that_is_known() {
    for (body, expected) in [
        (Body::from("rex"), Some("3")),
        (Body::empty(), None),
        (Body::streamed(ByteStream::new("rex".to_owned())), Some("3")),
    ] {
        let mut response = Response::new(body);
        head::finish(&Method::HEAD, &mut response);
        assert_eq!(response.body().whole(), Some(&b""[..]));
        assert_eq!(length(response.headers()), expected);
    }
    let mut response = Response::new(Body::from("rex"));
    let own = HeaderValue::from_static("7");
    response.headers_mut().insert(CONTENT_LENGTH, own);
    head::finish(&Method::HEAD, &mut response);
    assert_eq!(length(response.headers()), Some("7"));
    let mut response = Response::new(Body::from("rex"));
    head::finish(&Method::GET, &mut response);
    assert_eq!(response.body().whole(), Some(&b"rex"[..]));
    assert_eq!(length(response.headers()), None);
}

#[test]
fn options_responds_with_the_allowed_methods_of_a_known_path() {
    let respond = |method: Method, rejection: &Rejection| {
        let request = Request::builder().method(method).body(());
        let (parts, ()) = request.expect("a request").into_parts();
        let mut response = Response::new(Body::empty());
        let result = options::respond(&parts, Err(rejection.clone()), &mut response);
        assert_eq!(result.is_ok(), response.status() == StatusCode::NO_CONTENT);
        response.headers().get(ALLOW).cloned()
    };
    let not_allowed = Rejection::MethodNotAllowed("GET, OPTIONS".to_owned());
    let allowed = HeaderValue::from_static("GET, OPTIONS");
    assert_eq!(respond(Method::OPTIONS, &not_allowed), Some(allowed));
    assert_eq!(respond(Method::PUT, &not_allowed), None);
    assert_eq!(respond(Method::OPTIONS, &Rejection::NotFound), None);
}
