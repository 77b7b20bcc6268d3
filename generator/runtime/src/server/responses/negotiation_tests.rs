//! The media type that a caller prefers, and the media type of a request body.

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue, Request, StatusCode};

use crate::runtime::server::content_type::select;
use crate::runtime::server::negotiation::best;
use crate::runtime::server::rejection::Rejection;

const OFFERS: &str = "application/json, text/csv, image/*";

#[test]
fn the_best_media_type_is_chosen() {
    let cases: &[(&[&str], Option<usize>)] = &[
        (&[], Some(0)),
        (&["*/*"], Some(0)),
        (&["text/csv"], Some(1)),
        (&["TEXT/CSV;charset=utf-8"], Some(1)),
        (&["text/*, application/json;q=0.5"], Some(1)),
        (&["application/json;q=0.2", "text/csv;q=0.3"], Some(1)),
        (&["image/png"], Some(2)),
        (&["image/*;q=0.1"], Some(2)),
        // The most specific range decides, regardless of its weight.
        (&["*/*, application/json;q=0.1"], Some(1)),
        (&["*/*;q=0.5, application/json;q=0, text/csv;q=0"], Some(2)),
        (&["application/json ; q=0.9 , text/csv ; q=0.900"], Some(0)),
        (&["application/xml"], None),
        (&["application/json;q=0"], None),
        (&["application/json;q=x"], None),
        (&["application/json;q=2"], None),
        (&[""], None),
        (
            &["text/csv;header=\"a,b\";q=0.4, application/json;q=0.3"],
            Some(1),
        ),
        (&["text/csv ; Q = 0.4 , application/json ;q= 0.5"], Some(0)),
        // A parameter that no offer has counts less than the media type alone, and more than a range.
        (
            &["text/csv;header=present, text/csv;q=0.1, application/json;q=0.5"],
            Some(0),
        ),
        (
            &["text/csv;header=present, text/*;q=0.1, application/json;q=0.5"],
            Some(1),
        ),
        (&["application/json;charset=utf-8"], Some(0)),
        (&["application/json;v=2;q=0, */*;q=0.1"], Some(0)),
        (&["garbage, ;;q=1, text/csv"], Some(1)),
        (&["text/html, *; q=.2, */*; q=.2"], Some(0)),
    ];
    for (values, expected) in cases {
        let mut headers = HeaderMap::new();
        for value in *values {
            headers.append(ACCEPT, HeaderValue::from_static(value));
        }
        assert_eq!(best(&headers, OFFERS).ok(), *expected, "{values:?}");
    }
}

#[test]
fn offers_differ_in_parameters() {
    for (accept, expected) in [
        ("application/json", 0),
        ("application/json;stream=watch", 1),
        ("application/json;charset=utf-8", 0),
        (
            "application/json; STREAM=\"watch\", application/json;q=0.9",
            1,
        ),
        ("*/*", 0),
    ] {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static(accept));
        let offers = "application/json, application/json;stream=watch";
        assert_eq!(best(&headers, offers).ok(), Some(expected), "{accept}");
    }
}

#[test]
fn a_not_acceptable_response_lists_the_media_types() {
    let mut headers = HeaderMap::new();
    headers.insert(ACCEPT, HeaderValue::from_static("application/xml"));
    let rejection = best(&headers, OFFERS).unwrap_err();
    assert_eq!(rejection.status(), StatusCode::NOT_ACCEPTABLE);
    assert_eq!(
        rejection.message(),
        "not acceptable; available media types: application/json, text/csv, image/*"
    );
    let mut headers = HeaderMap::new();
    Rejection::UnsupportedMediaType("text/csv, image/*").write_headers(&mut headers);
    assert_eq!(headers[ACCEPT], "text/csv, image/*");
}

#[test]
fn bodies_are_distinguished_by_media_type() {
    let kinds = [
        "application/*+json",
        "text/csv, text/*",
        "application/a+json",
    ];
    for (media_type, expected) in [
        (Some("Text/CSV; charset=utf-8"), 1),
        (Some("text/html"), 1),
        (Some("application/b+json"), 0),
        (Some("application/B+JSON; charset=\"utf-8\""), 0),
        // An exact media type takes precedence over a range.
        (Some("application/a+json"), 2),
        (None, 0),
    ] {
        let mut request = Request::new(());
        if let Some(media_type) = media_type {
            let value = HeaderValue::from_static(media_type);
            request.headers_mut().insert(CONTENT_TYPE, value);
        }
        let (parts, ()) = request.into_parts();
        assert_eq!(select(&parts, &kinds), expected, "{media_type:?}");
        let kinds = ["*/*", kinds[0], kinds[1], kinds[2]];
        let expected = media_type.map_or(0, |_| expected + 1);
        assert_eq!(select(&parts, &kinds), expected, "{media_type:?}");
    }
}
