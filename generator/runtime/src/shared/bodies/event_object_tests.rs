//! Events whose schema is that of the whole event.

use serde_json::{Value, json};

use crate::runtime::event_object::{EventFields, Retry};
use crate::runtime::framing::Frame;

const PLAIN: EventFields = EventFields {
    event: "event",
    id: "id",
    retry: ("retry", Retry::Number),
    data_is_text: false,
};

const TEXTS: EventFields = EventFields {
    event: "name",
    id: "id",
    retry: ("retry", Retry::Text),
    data_is_text: true,
};

/// `SseItem` of .NET.
const ITEM: EventFields = EventFields {
    event: "eventType",
    id: "eventId",
    retry: ("reconnectionInterval", Retry::TimeSpan),
    data_is_text: false,
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
        (
            ITEM,
            "[1]",
            json!({"data": [1], "eventType": "up", "eventId": "7", "reconnectionInterval": "00:00:00.2500000"}),
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

#[test]
fn reconnection_times_can_be_time_spans() {
    for (text, milliseconds) in [
        ("00:00:05", 5_000),
        ("1.02:03:04.5000000", 93_784_500),
        ("00:00:00.2500000", 250),
    ] {
        let json = json!({"reconnectionInterval": text}).to_string();
        let frame = ITEM.frame_of(json.as_bytes()).unwrap();
        assert_eq!(frame.retry, Some(milliseconds), "{text}");
        let object: Value = ITEM
            .read(&Frame {
                data: b"1".to_vec(),
                ..frame
            })
            .unwrap();
        assert_eq!(object["reconnectionInterval"], text);
    }
    for text in ["", "5", "00:05", "00:00:-1", "00:00:00.é"] {
        let json = json!({"reconnectionInterval": text}).to_string();
        assert_eq!(ITEM.frame_of(json.as_bytes()), None, "{text}");
    }
}
