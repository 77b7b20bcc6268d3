//! Streams of values, received in parts of any size.

use crate::runtime::framing::{Frame, Frames, Framing, TooLong};

/// The data of the values of a body that is received in parts of some size.
fn texts(framing: Framing, body: &str, size: usize) -> Vec<String> {
    frames(framing, body, size)
        .into_iter()
        .map(|frame| String::from_utf8(frame.data).unwrap())
        .collect()
}

fn frames(framing: Framing, body: &str, size: usize) -> Vec<Frame> {
    let mut frames = Frames::new(framing, 1000);
    let mut found = Vec::new();
    for part in body.as_bytes().chunks(size) {
        frames.push(part).unwrap();
        found.extend(std::iter::from_fn(|| frames.pop()));
    }
    frames.finish();
    found.extend(std::iter::from_fn(|| frames.pop()));
    found
}

#[track_caller]
fn check(framing: Framing, body: &str, expected: &[&str]) {
    for size in [1, 2, 3, 7, 1000] {
        assert_eq!(texts(framing, body, size), expected, "{body:?} by {size}");
    }
}

#[test]
fn lines_are_values() {
    check(
        Framing::Lines,
        "{\"a\":1}\n[2]\r\n\n  \n\"\u{fc}\"",
        &["{\"a\":1}", "[2]", "\"\u{fc}\""],
    );
    check(Framing::Lines, "", &[]);
    check(Framing::Lines, "\n\n", &[]);
}

#[test]
fn texts_of_a_sequence_follow_separators() {
    check(
        Framing::Sequence,
        "\u{1e}{\"a\":\n1}\n\u{1e}2\n\u{1e}\"\\\"[\"\n",
        &["{\"a\":\n1}", "2", "\"\\\"[\""],
    );
    // An unterminated value is returned, and then reported as invalid JSON.
    check(
        Framing::Sequence,
        "\u{1e}{\"a\":\u{1e}2\n\u{1e}3",
        &["{\"a\":", "2", "3"],
    );
    check(Framing::Sequence, "\u{1e}\u{1e}\n", &[]);
}

#[test]
fn events_end_at_a_blank_line() {
    check(
        Framing::Events,
        "data: a\ndata:b\ndata\n\ndata: c\r\rdata: d\r\n\r\ndata: e",
        &["a\nb\n", "c", "d"],
    );
    check(
        Framing::Events,
        "\u{feff}data: a\n\n: nothing\n\n",
        &["a", ""],
    );
}

#[test]
fn a_line_may_end_anywhere() {
    for length in 0..40 {
        let text = "x".repeat(length);
        let expected = format!("{text}\n1");
        check(
            Framing::Events,
            &format!("data:{text}\r\ndata: 1\n\n"),
            &[&expected],
        );
    }
}

#[test]
fn events_have_metadata() {
    let body = ": hello\nevent: up\nid: 7\nretry: 250\nother: x\ndata:  1\n\nid: a\0b\nretry: 1s\ndata:\n\nid\n\n";
    for size in [1, 5, 1000] {
        let found = frames(Framing::Events, body, size);
        let [first, second, third] = found.as_slice() else {
            panic!("{found:?}");
        };
        assert_eq!(first.event.as_deref(), Some("up"));
        assert_eq!((first.id.as_deref(), first.retry), (Some("7"), Some(250)));
        assert_eq!(
            (first.comment.as_deref(), first.has_data),
            (Some("hello"), true)
        );
        assert_eq!(first.data, b" 1");
        assert_eq!(
            (&second.id, second.retry, second.has_data),
            (&None, None, true)
        );
        assert_eq!((third.id.as_deref(), third.has_data), (Some(""), false));
    }
}

#[test]
fn encoded_frames_round_trip() {
    let event = |data: &str| Frame {
        event: Some("up".to_owned()),
        id: Some("7".to_owned()),
        retry: Some(250),
        comment: Some("hello".to_owned()),
        ..Frame::of(data.as_bytes().to_vec())
    };
    for data in ["", "a", "\n", " a\n\nb ", "{\"a\": 1}"] {
        let mut written = Vec::new();
        event(data).write_event(&mut written).unwrap();
        let found = frames(Framing::Events, str::from_utf8(&written).unwrap(), 3);
        assert_eq!(found, [event(data)]);
    }
    // An event must not begin another.
    let is_written = |event: Frame| event.write_event(&mut Vec::new()).is_some();
    assert!(!is_written(event("a\rdata: b")));
    let broken = Frame {
        id: Some("7\n\ndata: x".to_owned()),
        ..Frame::of(Vec::new())
    };
    assert!(!is_written(broken));
}

#[test]
fn values_have_a_maximum_length() {
    for (framing, body) in [
        (Framing::Lines, "123456789\n"),
        (Framing::Sequence, "\u{1e}\"123456789\"\n"),
        (Framing::Events, "data: 1234\ndata: 5678\n\n"),
    ] {
        let mut frames = Frames::new(framing, 8);
        let parts = body.as_bytes().chunks(2);
        let outcome: Result<Vec<()>, TooLong> = parts.map(|part| frames.push(part)).collect();
        assert_eq!(outcome, Err(TooLong(8)), "{framing:?}");
    }
}

/// Scanning the text from its start at each end of a line would take an hour.
#[test]
fn a_text_of_many_lines_is_scanned_once() {
    let text = format!("\u{1e}[{}1]\n", "\n".repeat(1 << 20));
    let mut frames = Frames::new(Framing::Sequence, 2 << 20);
    frames.push(text.as_bytes()).unwrap();
    let found = frames.pop().unwrap();
    assert_eq!(found.data.len(), (1 << 20) + 3);
    assert!(frames.pop().is_none());
}
