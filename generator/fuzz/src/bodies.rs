//! Bodies of arbitrary bytes: no request causes a server error, chunks make no difference, and an accepted
//! value is sent unchanged by the client.

use http::Request;
use serde_json::Value;

use crate::choices::Choices;
use crate::wire::{CallError, Chunks, Recorder, call, client, handle};

/// The operations, the paths and the media types of their bodies.
const BODIES: &[(&str, &str, &[&str])] = &[
    ("SendJson", "/json", &["application/json"]),
    ("SendForm", "/form", &["application/x-www-form-urlencoded"]),
    (
        "SendMultipart",
        "/multipart",
        &[
            "multipart/form-data; boundary=b",
            "multipart/form-data; boundary=\"a b\"",
        ],
    ),
    (
        "SendText",
        "/text",
        &[
            "text/plain",
            "text/plain; charset=utf-8",
            "text/plain; charset=latin1",
        ],
    ),
    ("SendLines", "/lines", &["application/jsonl"]),
    ("SendSequence", "/sequence", &["application/json-seq"]),
    (
        "SendXml",
        "/xml",
        &["application/xml", "application/xml; charset=utf-16"],
    ),
    (
        "SendAny",
        "/any",
        &[
            "application/json",
            "text/csv",
            "application/merge-patch+json",
            "image/png",
        ],
    ),
];

/// Runs the target: the first bytes determine the body and its chunks, and the rest is its content.
pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    let Some((operation, path, media_types)) = choices.one_of(BODIES) else {
        return;
    };
    let media_type = match choices.below(8) {
        7 => choices.text(12),
        _ => choices.word(media_types).to_owned(),
    };
    let cut_bytes = choices.bytes(6);
    let body = choices.rest();
    let whole = received(path, &media_type, Chunks::whole(body));
    let parts = received(
        path,
        &media_type,
        Chunks::cut(body, &mut Choices::new(cut_bytes)),
    );
    assert_eq!(whole, parts, "in parts");
    if let Some((204, Some(recorded))) = whole {
        assert_round_trip(operation, &recorded);
    }
}

/// The status of a response, and the input of the handler.
fn received(path: &str, media_type: &str, body: Chunks) -> Option<(u16, Option<Value>)> {
    let request = Request::post(path).header("content-type", media_type);
    let recorder = Recorder::default();
    let response = handle(&recorder, request.body(body).ok()?);
    Some((response.status().as_u16(), recorder.take()))
}

/// Sends the recorded value; it must be received unchanged.
fn assert_round_trip(operation: &str, recorded: &Value) {
    if operation == "SendLines" || operation == "SendSequence" {
        let has_errors = recorded
            .as_array()
            .is_some_and(|all| all.iter().any(Value::is_string));
        if has_errors {
            return;
        }
    }
    let recorder = Recorder::default();
    match call(&client(&recorder), operation, recorded) {
        Ok(()) => assert_eq!(recorder.take().as_ref(), Some(recorded), "{operation}"),
        Err(CallError::Unsendable(_)) => {}
        Err(error) => panic!("{operation}: {error:?} of {recorded}"),
    }
}
