//! Reading the bodies of requests.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue, Request};
use http_body::{Body, Frame, SizeHint};

use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::Limit;
use crate::runtime::schema::Schema;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_body::{
    decode_json, given, read as read_of, read_json, read_optional, read_optional_json,
};
use crate::runtime::server::{content_coding, text_body};
use crate::runtime::violation::Violations;
use crate::test_support::messages;

/// A body that arrives in the given parts.
#[derive(Default)]
struct Frames {
    frames: VecDeque<Result<Frame<Bytes>, io::Error>>,
    announced: u64,
}

/// An aborted connection.
const BROKEN: ErrorKind = ErrorKind::ConnectionReset;

impl Frames {
    fn of<const N: usize>(chunks: [&'static str; N]) -> Self {
        let frames = chunks.map(|chunk| Ok(Frame::data(Bytes::from(chunk))));
        Self {
            frames: frames.into(),
            announced: 0,
        }
    }

    fn then(mut self, frame: Result<Frame<Bytes>, io::Error>) -> Self {
        self.frames.push_back(frame);
        self
    }

    /// The body with a known length.
    fn announced(self, announced: u64) -> Self {
        Self { announced, ..self }
    }
}

impl Body for Frames {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        Poll::Ready(self.frames.pop_front())
    }

    fn is_end_stream(&self) -> bool {
        self.frames.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        let mut hint = SizeHint::new();
        hint.set_lower(self.announced);
        hint
    }
}

/// The maximum length of a body.
const LIMIT: usize = 10;

async fn read(content_types: &[&'static str], body: Frames) -> Result<Bytes, Rejection> {
    let (mut parts, ()) = Request::new(()).into_parts();
    for content_type in content_types {
        parts
            .headers
            .append(CONTENT_TYPE, HeaderValue::from_static(content_type));
    }
    read_json(&parts, body, LIMIT).await
}

#[tokio::test]
async fn a_body_within_the_limit_is_read_whole() {
    let trailers = || Ok(Frame::trailers(HeaderMap::new()));
    let cases = [
        (Frames::of([]), ""),
        (Frames::of([""]), ""),
        (Frames::of(["123"]), "123"),
        (Frames::of(["1234567890"]), "1234567890"),
        (Frames::of(["1234567890"]).announced(10), "1234567890"),
        (Frames::of(["12", "345", "67890"]), "1234567890"),
        (Frames::of(["", "12", "", "3", ""]), "123"),
        (Frames::of(["1234567890", "", ""]), "1234567890"),
        (Frames::of(["123"]).then(trailers()), "123"),
        (Frames::default().then(trailers()), ""),
        // The actual length is used, not the announced one.
        (Frames::of(["123"]).announced(7), "123"),
    ];
    for (body, expected) in cases {
        let found = read(&["application/json"], body).await;
        assert_eq!(found, Ok(Bytes::from(expected)));
    }
}

#[tokio::test]
async fn a_body_over_the_limit_is_rejected() {
    let cases = [
        Frames::of(["12345678901"]),
        Frames::of(["1234567890", "1"]),
        Frames::of(["123456789", "", "01"]),
        Frames::of(["1"]).announced(11),
        // A body that is announced as too long is not read.
        Frames::default().then(Err(BROKEN.into())).announced(11),
        Frames::of(["1"]).announced(u64::MAX),
        // Nothing is read beyond the limit.
        Frames::of(["1234567890", "1"]).then(Err(BROKEN.into())),
    ];
    for body in cases {
        let found = read(&["application/json"], body).await;
        assert_eq!(found, Err(Rejection::PayloadTooLarge(LIMIT)));
    }
}

#[tokio::test]
async fn an_aborted_body_is_unreadable() {
    let cases = [
        Frames::default().then(Err(BROKEN.into())),
        Frames::of(["1"]).then(Err(BROKEN.into())),
        Frames::of(["1", "2"]).then(Err(BROKEN.into())),
        Frames::of(["1"]).then(Err(BROKEN.into())).announced(10),
    ];
    for body in cases {
        let found = read(&["application/json"], body).await;
        assert_eq!(found, Err(Rejection::UnreadableBody));
    }
}

#[tokio::test]
async fn only_json_is_accepted() {
    let accepted: &[&[&str]] = &[
        &["application/json"],
        &["Application/JSON"],
        &["application/json;charset=utf-8"],
        &["application/json; charset=utf-8"],
        &["application/json ; charset=\"utf-8\""],
        &["application/json;"],
        &[" application/json "],
    ];
    for content_types in accepted {
        let found = read(content_types, Frames::of(["7"])).await;
        assert_eq!(found, Ok(Bytes::from("7")), "{content_types:?}");
    }
    let rejected: &[&[&str]] = &[
        &[],
        &[""],
        &[";"],
        &["json"],
        &["application/jsonl"],
        &["application/json5"],
        &["application/problem+json"],
        &["application/json, text/plain"],
        &["application / json"],
        &["text/json"],
        &["text/plain"],
        &["*/*"],
        &["application/json", "application/json"],
        &["application/json", "text/plain"],
    ];
    for content_types in rejected {
        let found = read(content_types, Frames::of(["7"])).await;
        let unsupported = Rejection::UnsupportedMediaType("application/json");
        assert_eq!(found, Err(unsupported), "{content_types:?}");
    }
}

#[tokio::test]
async fn an_absent_body_needs_no_media_type() {
    assert_eq!(read(&[], Frames::of([])).await, Ok(Bytes::new()));
    assert_eq!(
        read(&["application/json"], Frames::of([])).await,
        Ok(Bytes::new())
    );
    let unsupported = Err(Rejection::UnsupportedMediaType("application/json"));
    assert_eq!(read(&["text/plain"], Frames::of([])).await, unsupported);
    // This body is known to be empty only after it is read.
    assert_eq!(read(&[], Frames::of([""])).await, unsupported);
}

#[tokio::test]
async fn the_media_type_is_checked_before_the_size() {
    let body = Frames::of(["12345678901"]).announced(11);
    let found = read(&["text/plain"], body).await;
    assert_eq!(
        found,
        Err(Rejection::UnsupportedMediaType("application/json"))
    );
}

fn decode(json: &str) -> (Option<i32>, Vec<String>) {
    static SCHEMA: Schema = Schema::Integer(&[NumberConstraint::Maximum(Limit::Integer(12))]);
    let mut violations = Violations::new();
    let value = decode_json(json.as_bytes(), &SCHEMA, &mut violations);
    (value, messages(violations))
}

#[test]
fn json_is_decoded_or_violations_are_collected() {
    let cases: &[(&str, Option<i32>, &[&str])] = &[
        ("7", Some(7), &[]),
        (" 7\r\n", Some(7), &[]),
        ("7.0", Some(7), &[]),
        ("13", None, &["body: expected an integer of at most 12"]),
        ("-2147483649", None, &["body: is out of range for `i32`"]),
        ("", None, &["body: is required"]),
        ("\"7\"", None, &["body: expected an integer"]),
    ];
    for (json, value, violations) in cases {
        let (found, found_violations) = decode(json);
        assert_eq!(found, *value, "{json}");
        assert_eq!(found_violations, *violations, "{json}");
    }
    for json in [" ", "7 8", "7,", "13 8", "true x", "\u{feff}7", "{", "{}x"] {
        let (found, found_violations) = decode(json);
        assert_eq!(found, None, "{json}");
        let [only] = found_violations.as_slice() else {
            panic!("{json}: {found_violations:?}")
        };
        assert!(only.starts_with("body: is not JSON: "), "{json}: {only}");
    }
    let mut violations = Violations::new();
    let found: Option<String> = decode_json(b"\"\xff\"", &Schema::Any, &mut violations);
    assert_eq!(found, None);
    assert_eq!(messages(violations), ["body: is not UTF-8"]);
}

#[tokio::test]
async fn a_body_that_is_late_is_told_from_a_broken_one() {
    let parts = parts_of(Some("application/json"));
    for (kind, rejection) in [
        (ErrorKind::TimedOut, Rejection::RequestTimeout),
        (BROKEN, Rejection::UnreadableBody),
    ] {
        let body = Frames::of(["1"]).then(Err(kind.into()));
        assert_eq!(read_json(&parts, body, LIMIT).await, Err(rejection));
    }
}

#[tokio::test]
async fn an_optional_body_without_bytes_is_absent() {
    let unsupported = Err(Rejection::UnsupportedMediaType("application/json"));
    let aborted = || Frames::of([""]).then(Err(BROKEN.into()));
    let cases = [
        (None, Frames::of([]), Ok(None)),
        (None, Frames::of([""]), Ok(None)),
        (None, Frames::of(["1"]), unsupported.clone()),
        (
            None,
            Frames::of(["", "1"]).then(Err(BROKEN.into())),
            unsupported.clone(),
        ),
        (None, aborted(), Err(Rejection::UnreadableBody)),
        (Some("text/plain"), Frames::of([]), Ok(None)),
        (Some("text/plain"), Frames::of([""]), Ok(None)),
        (Some("text/plain"), Frames::of(["1"]), unsupported),
        (Some("application/json"), Frames::of([]), Ok(None)),
        (Some("application/json"), Frames::of([""]), Ok(None)),
        (
            Some("application/json"),
            aborted(),
            Err(Rejection::UnreadableBody),
        ),
        (
            Some("application/json"),
            Frames::of(["12345678901"]),
            Err(Rejection::PayloadTooLarge(LIMIT)),
        ),
        (
            Some("application/json"),
            Frames::of(["1"]),
            Ok(Some(Bytes::from("1"))),
        ),
    ];
    for (content_type, body, expected) in cases {
        let parts = parts_of(content_type);
        let found = read_optional_json(&parts, body, LIMIT).await;
        assert_eq!(found, expected, "{content_type:?}");
    }
}

#[tokio::test]
async fn an_optional_text_may_be_empty() {
    let accepted = "text/plain, application/json, multipart/form-data";
    for (content_type, expected) in [
        (None, None),
        (Some("text/plain"), Some(Bytes::new())),
        (Some("application/json"), None),
        (Some("multipart/form-data; boundary=a"), None),
        (Some("image/png"), None),
    ] {
        let parts = parts_of(content_type);
        let found = read_optional(&parts, Frames::of([""]), LIMIT, accepted).await;
        assert_eq!(found, Ok(expected), "{content_type:?}");
    }
}

#[test]
fn only_bodies_without_a_content_coding_are_accepted() {
    let check = |codings: &[&'static str], body: Frames| {
        let mut parts = parts_of(None);
        for coding in codings {
            let value = HeaderValue::from_static(coding);
            parts.headers.append(CONTENT_ENCODING, value);
        }
        content_coding::check(&parts, &body)
    };
    let body = || Frames::of(["1"]);
    for codings in [
        &[][..],
        &["identity"],
        &["Identity, "],
        &["identity", "identity"],
    ] {
        assert_eq!(check(codings, body()), Ok(()), "{codings:?}");
    }
    for codings in [
        &["gzip"][..],
        &["made-up"],
        &["identity, gzip"],
        &["identity", "br"],
    ] {
        let rejected = Err(Rejection::UnsupportedContentCoding);
        assert_eq!(check(codings, body()), rejected, "{codings:?}");
        assert_eq!(check(codings, Frames::default()), Ok(()), "{codings:?}");
    }
}

fn parts_of(content_type: Option<&'static str>) -> http::request::Parts {
    let (mut parts, ()) = Request::new(()).into_parts();
    let value = content_type.map(HeaderValue::from_static);
    parts
        .headers
        .extend(value.map(|value| (CONTENT_TYPE, value)));
    parts
}

#[tokio::test]
async fn media_types_match_ranges_in_any_case() {
    let plain_json = "application/json, text/json, application/*+json";
    let cases = [
        (plain_json, Some("Application/JSON; charset=utf-8"), true),
        (plain_json, Some("TEXT/json"), true),
        (plain_json, Some("application/vnd.api+JSON;v=1"), true),
        (plain_json, Some("application/+json"), false),
        (plain_json, Some("application/json-seq"), false),
        (plain_json, Some("image/svg+json"), false),
        (plain_json, Some("application/xml"), false),
        (plain_json, Some(""), false),
        (plain_json, None, false),
        ("text/*", Some("text/csv; header=present"), true),
        ("text/*", Some("text/"), false),
        ("text/*", Some("text"), false),
        ("*/*", Some("a/b"), true),
        ("*/*", Some("ab"), false),
        ("*/*", None, true),
        ("application/octet-stream", None, true),
        ("application/pdf", None, false),
    ];
    for (accepted, content_type, is_accepted) in cases {
        let parts = parts_of(content_type);
        let found = read_of(&parts, Frames::of(["1"]), LIMIT, accepted).await;
        let expected = match is_accepted {
            true => Ok(Bytes::from("1")),
            false => Err(Rejection::UnsupportedMediaType(accepted)),
        };
        assert_eq!(found, expected, "{accepted} {content_type:?}");
        let found = read_optional(&parts, Frames::of(["1"]), LIMIT, accepted).await;
        assert_eq!(found, expected.map(Some), "{accepted} {content_type:?}");
    }
}

#[test]
fn bytes_are_missing_without_a_media_type_and_without_a_byte() {
    let cases = [
        (None, "", false),
        (None, "1", true),
        (Some("application/octet-stream"), "", true),
    ];
    for (content_type, bytes, is_given) in cases {
        let mut violations = Violations::new();
        let found = given(&parts_of(content_type), bytes.into(), &mut violations);
        assert_eq!(found.is_some(), is_given, "{content_type:?} {bytes:?}");
        assert_eq!(
            violations.is_empty(),
            is_given,
            "{content_type:?} {bytes:?}"
        );
    }
}

#[test]
fn a_text_is_utf8_and_satisfies_its_constraints() {
    static SCHEMA: Schema = Schema::String(&[TextConstraint::Format(
        |text| text.len() < 4,
        "short",
        "expected less than 4 bytes",
    )]);
    let not_utf8 = Err("body: is not UTF-8");
    let cases: [(_, &[u8], _); 8] = [
        (Some("text/plain"), b"abc", Ok("abc")),
        (Some("text/plain"), b"", Ok("")),
        (Some("text/plain; charset=\"UTF-8\""), b"abc", Ok("abc")),
        (Some("text/plain; charset=utf-16"), b"abc", not_utf8),
        (Some("text/plain;a=b; Charset=Latin1"), b"abc", not_utf8),
        (Some("text/plain"), b"\xff", not_utf8),
        (
            Some("text/plain"),
            b"abcd",
            Err("body: expected less than 4 bytes"),
        ),
        (None, b"", Err("body: is required")),
    ];
    for (content_type, bytes, expected) in cases {
        let mut violations = Violations::new();
        let found = text_body::decode(&parts_of(content_type), bytes, &SCHEMA, &mut violations);
        match expected {
            Ok(text) => assert_eq!(found.as_deref(), Some(text)),
            Err(message) => {
                assert_eq!(found, None);
                assert_eq!(messages(violations), [message]);
            }
        }
    }
}
