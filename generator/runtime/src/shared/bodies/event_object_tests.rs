//! Events whose schema is that of the whole event.

use serde_json::{Value, json};

use crate::runtime::event_object::EventFields;
use crate::runtime::framing::Frame;

const PLAIN: EventFields = EventFields {
    event: "event",
    data_is_text: false,
    retry_is_text: false,
};

const TEXTS: EventFields = EventFields {
    event: "name",
    data_is_text: true,
    retry_is_text: true,
};

fn frame(data: &str) -> Frame {
    Frame {
        event: Some("up".to_owned()),
        id: Some("7".to_owned()),
        retry: Some(250),
        ..Frame::of(data.as_bytes().to_vec())
    }
}

#[test]
fn an_event_is_an_object() {
    for (fields, data, expected) in [
        (
            PLAIN,
            "[1]",
            json!({"data": [1], "event": "up", "id": "7", "retry": 250}),
        ),
        (
            TEXTS,
            "a\"b",
            json!({"data": "a\"b", "name": "up", "id": "7", "retry": "250"}),
        ),
    ] {
        let object: Value = fields.read(&frame(data)).unwrap();
        assert_eq!(object, expected);
        let json = serde_json::to_vec(&object).unwrap();
        assert_eq!(fields.frame_of(&json), Some(frame(data)));
    }
    let object: Value = PLAIN.read(&Frame::of(b"1".to_vec())).unwrap();
    assert_eq!(object, json!({"data": 1}));
    assert_eq!(
        PLAIN.frame_of(br#"{"event": null}"#),
        Some(Frame::default())
    );
}

#[test]
fn invalid_events_are_reported() {
    for (data, place) in [
        ("[DONE]", "/data/0"),
        ("", "/data"),
        ("1,\"id\":\"8\"", "/data"),
        ("1}", "/data"),
    ] {
        let error = PLAIN.read::<Value>(&frame(data)).unwrap_err();
        assert_eq!(error.pointer(), place, "{data}");
    }
    for json in ["[]", r#"{"id": {}}"#, r#"{"retry": "soon"}"#, "1"] {
        assert_eq!(PLAIN.frame_of(json.as_bytes()), None, "{json}");
    }
}
