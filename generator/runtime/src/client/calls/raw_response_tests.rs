//! Bodies that are empty or undocumented, redirections, and events.

use bytes::Bytes;
use http::{HeaderMap, StatusCode};
use serde_json::Value;

use crate::runtime::client::failure::Failure;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::values;
use crate::runtime::framing::Framing;

fn response(status: u16, body: &'static str) -> RawResponse {
    let status = StatusCode::from_u16(status).unwrap();
    RawResponse::new(status, HeaderMap::new(), Bytes::from(body))
}

#[test]
fn an_undocumented_body_is_kept() {
    let reply = response(200, r#"{"id":3}"#).empty::<()>().unwrap();
    assert_eq!(reply.received().body(), r#"{"id":3}"#);
    let reply = response(200, "3").json::<u8, ()>().unwrap();
    assert!(reply.received().body().is_empty());
}

#[test]
fn an_empty_body_can_be_a_value() {
    let empty = |body| response(200, body).careful_json::<Value, ()>();
    assert_eq!(*empty(" ").unwrap(), Value::Null);
    assert_eq!(*empty("3").unwrap(), 3);
    assert!(matches!(
        response(201, "").careful_json::<u8, ()>(),
        Err(Failure::Malformed(_))
    ));
    let accepted = response(204, "").undocumented_careful_json::<Value, ()>();
    assert_eq!(accepted.unwrap().status(), StatusCode::NO_CONTENT);
    let failed = response(404, "").undocumented_careful_json::<Value, ()>();
    assert!(matches!(failed, Err(Failure::Undocumented(_))));
}

#[test]
fn what_deviates_is_left_out_and_reported() {
    let body = r#"[1,"x",null]"#;
    let reply = response(200, body).careful_json::<Vec<u8>, ()>().unwrap();
    assert_eq!(*reply, [1]);
    assert_eq!(reply.received().body(), body);
    let found = reply.deviations().iter();
    let found = found.map(|one| (one.place.as_str(), one.received.as_str()));
    assert_eq!(
        found.collect::<Vec<_>>(),
        [("/1", r#""x""#), ("/2", "null")]
    );
    let failed = response(200, r#"[1,"x"]"#).marked_json::<Vec<u8>, ()>();
    assert!(matches!(failed, Err(Failure::Malformed(_))));
}

#[test]
fn messages_have_the_body_and_the_target_of_a_redirection() {
    let failed = response(200, r#"{"id":"seven"}"#).json::<u8, String>();
    assert_eq!(
        failed.unwrap_err().to_string(),
        r#"malformed response body (200 OK): expected an integer: {"id":"seven"}"#
    );
    let mut moved = response(301, "");
    moved.append_header(http::header::LOCATION, "/new".parse().unwrap());
    let failed = moved.undocumented_json::<Value, String>().unwrap_err();
    assert_eq!(
        failed.to_string(),
        "undocumented status 301 Moved Permanently: /new"
    );
}

#[test]
fn a_text_that_begins_like_json_is_a_message() {
    let mut missing = response(404, "404 page not found\n");
    missing.append_header(http::header::CONTENT_TYPE, "text/plain".parse().unwrap());
    assert_eq!(missing.message().as_deref(), Some("404 page not found"));
}

#[tokio::test]
async fn a_stream_of_events_ends_with_the_event_that_says_so() {
    let received = response(200, "data: 1\n\ndata: [DONE]\n\ndata: 2\n\n");
    let events = values::read::<u8, ()>(received, Framing::Events, values::json);
    let mut events = events.unwrap().into_body();
    assert!(matches!(events.next().await, Some(Ok(1))));
    assert!(events.next().await.is_none());
    assert!(events.next().await.is_none());
    let received = response(200, "data: [DONE]\n\n");
    let texts = values::read::<String, ()>(received, Framing::Events, crate::event::read_text);
    let text = texts.unwrap().into_body().next().await;
    assert_eq!(text.unwrap().unwrap(), "[DONE]");
}

#[tokio::test]
async fn a_stream_ends_with_its_own_marker() {
    for (framing, body) in [
        (Framing::Events, "data: 1\n\ndata: 0\n\ndata: 2\n\n"),
        (Framing::Lines, "1\n0\n2\n"),
    ] {
        let received = response(200, body);
        let values = values::read_until::<u8, ()>(received, framing, values::json, Some("0"));
        let mut values = values.unwrap().into_body();
        assert!(matches!(values.next().await, Some(Ok(1))));
        assert!(values.next().await.is_none());
    }
    let received = response(200, "data: [DONE]\n\n");
    let events = values::read_until::<u8, ()>(received, Framing::Events, values::json, None);
    assert!(matches!(
        events.unwrap().into_body().next().await,
        Some(Err(_))
    ));
}
