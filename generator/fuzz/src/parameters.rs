//! Parameters in each style: the server decodes the values that the client sends, and no request causes a
//! server error.

use http::Request;
use http::header::{COOKIE, HeaderName, HeaderValue};
use serde_json::{Value, json};
use wire_server::Operation;

use crate::choices::Choices;
use crate::mutation::hostile_text;
use crate::wire::{CallError, Chunks, Recorder, call, client, handle};

/// Runs the target: values through the client, or an arbitrary request.
pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    if choices.below(2) == 0 {
        let (operation, values) = values(&mut choices);
        assert_round_trip(operation, &values);
    } else {
        assert_accepted_round_trip(&mut choices);
    }
}

/// Sends values, which must be received unchanged, unless the client reports that it cannot send them.
fn assert_round_trip(operation: &str, values: &Value) {
    let recorder = Recorder::default();
    match call(&client(&recorder), operation, values) {
        Ok(()) => assert_eq!(recorder.take().as_ref(), Some(values), "{operation}"),
        Err(CallError::Unsendable(reason)) => {
            assert_eq!(recorder.take(), None, "{operation}: {reason}");
            assert!(!is_plain(values), "{operation}: {reason} of {values}");
        }
        Err(error) => panic!("{operation}: {error:?} of {values}"),
    }
}

/// A value that every parameter can contain. In a label, the point of a fraction would be a delimiter.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::String(text) => is_word(text),
        Value::Array(items) => items.iter().all(is_plain),
        Value::Object(fields) => fields
            .iter()
            .all(|(name, field)| is_name(name) && is_plain(field)),
        other => !other.is_f64(),
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric())
}

/// A property name that a deep object can contain; those of parameters have underscores.
fn is_name(text: &str) -> bool {
    is_word(&text.replace('_', "a"))
}

fn values(choices: &mut Choices<'_>) -> (&'static str, Value) {
    match choices.below(5) {
        0 => (
            "SimplePath",
            json!({
                "text": text(choices),
                "number": choices.integer(),
                "list": words(choices),
                "point": point(choices),
                "exploded": point(choices),
            }),
        ),
        kind @ 1..3 => (
            if kind == 1 { "LabelPath" } else { "MatrixPath" },
            json!({
                "text": text(choices),
                "list": words(choices),
                "lists": words(choices),
                "point": point(choices),
                "exploded": point(choices),
            }),
        ),
        3 => ("Query", query(choices)),
        _ => ("Headers", headers(choices)),
    }
}

fn query(choices: &mut Choices<'_>) -> Value {
    let either = match choices.below(2) {
        0 => choices.integer().into(),
        _ => number_or_text(text(choices)),
    };
    let all = [
        ("text", text(choices).into()),
        ("reserved", text(choices).into()),
        ("empty", (choices.below(2) == 0).into()),
        ("integer", choices.integer().into()),
        ("number", number(choices)),
        ("lists", words(choices)),
        ("list", words(choices)),
        ("spaces", words(choices)),
        ("pipes", words(choices)),
        ("exploded", point(choices)),
        ("point", point(choices)),
        ("pipedPoint", point(choices)),
        ("deep", deep(choices)),
        ("json", deep(choices)),
        ("either", either),
    ];
    subset(all, choices)
}

fn headers(choices: &mut Choices<'_>) -> Value {
    let all = [
        ("x_text", text(choices).into()),
        ("x_integer", choices.integer().into()),
        ("x_list", words(choices)),
        ("x_point", point(choices)),
        ("x_exploded", point(choices)),
        ("x_json", deep(choices)),
        ("text", text(choices).into()),
        ("integer", choices.integer().into()),
        ("list", words(choices)),
        ("point", point(choices)),
    ];
    subset(all, choices)
}

fn subset<const N: usize>(all: [(&str, Value); N], choices: &mut Choices<'_>) -> Value {
    let all = all.into_iter().filter(|_| choices.below(3) != 0);
    Value::Object(all.map(|(name, value)| (name.to_owned(), value)).collect())
}

/// The book, "Parameters": a text that may be of several types is an integer if that loses nothing.
fn number_or_text(text: String) -> Value {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => number.into(),
        _ => text.into(),
    }
}

fn text(choices: &mut Choices<'_>) -> String {
    match choices.below(3) {
        0 => hostile_text(choices),
        1 => choices.word(&["a", "b1", "12", "true"]).to_owned(),
        _ => choices.text(6),
    }
}

fn words(choices: &mut Choices<'_>) -> Value {
    (0..=choices.below(4)).map(|_| text(choices)).collect()
}

fn number(choices: &mut Choices<'_>) -> Value {
    let bits = choices.integer().cast_unsigned();
    serde_json::Number::from_f64(f64::from_bits(bits)).map_or(json!(0.5), Value::Number)
}

fn point(choices: &mut Choices<'_>) -> Value {
    let mut point = json!({"x": choices.integer()});
    if choices.below(2) == 1 {
        point["y"] = number(choices);
    }
    if choices.below(2) == 1 {
        point["name"] = text(choices).into();
    }
    point
}

fn deep(choices: &mut Choices<'_>) -> Value {
    let mut deep = json!({"owner": text(choices)});
    if choices.below(2) == 1 {
        deep["ids"] = json!([choices.integer(), 2]);
    }
    if choices.below(2) == 1 {
        deep["point"] = point(choices);
    }
    if choices.below(3) == 1 {
        deep["points"] = json!([point(choices), point(choices)]);
    }
    if choices.below(3) == 1 {
        let mut labels = json!({});
        labels[text(choices)] = text(choices).into();
        deep["labels"] = labels;
    }
    deep
}

/// Sends an arbitrary request; the client sends accepted values unchanged.
fn assert_accepted_round_trip(choices: &mut Choices<'_>) {
    let Some(request) = request(choices) else {
        return;
    };
    let recorder = Recorder::default();
    let shown = format!("{} {:?}", request.uri(), request.headers());
    let operation = Operation::find(request.method(), request.uri().path());
    handle(&recorder, request);
    let (Some(recorded), Some(operation)) = (recorder.take(), operation) else {
        return;
    };
    match call(&client(&recorder), &format!("{operation:?}"), &recorded) {
        Ok(()) => assert_eq!(recorder.take(), Some(recorded), "{shown}"),
        Err(CallError::Unsendable(_)) => assert_eq!(recorder.take(), None),
        Err(error) => panic!("{error:?} of {recorded} of {shown}"),
    }
}

fn request(choices: &mut Choices<'_>) -> Option<Request<Chunks>> {
    const PATHS: &[&str] = &["/simple", "/label", "/matrix", "/query", "/headers"];
    const PARTS: &[&str] = &[
        "a",
        "12",
        "/",
        "/",
        "/",
        ".",
        ";text=",
        ";list=",
        ";lists=",
        ";point=",
        ";x=1",
        ",",
        "=",
        "x,1",
        "x=1",
        "y=2.5",
        "%2C",
        "%",
        "%20",
        "|",
        "?",
        "&",
        "text",
        "integer=",
        "number=",
        "lists=",
        "list=",
        "spaces=",
        "pipes=",
        "exploded=",
        "point=",
        "pipedPoint=x%7C1",
        "deep%5Bowner%5D=a",
        "deep[owner]=",
        "deep[ids][]=1",
        "deep[point][x]=1",
        "deep[labels][a]=",
        "deep[points][0][x]=3",
        "json=",
        "%7B%22owner%22:%22a%22%7D",
        "either=",
        "empty",
        "time=2020-01-01T00:00:00Z",
        "+",
        "[",
        "]",
    ];
    let mut target = choices.word(PATHS).to_owned();
    for _ in 0..choices.below(24) {
        match choices.below(5) {
            0 => target.push_str(&choices.text(4)),
            _ => target.push_str(choices.word(PARTS)),
        }
    }
    let mut request = Request::builder()
        .uri(target)
        .body(Chunks::default())
        .ok()?;
    for name in [
        "x-text",
        "x-integer",
        "x-list",
        "x-point",
        "x-exploded",
        "x-json",
    ] {
        if choices.below(4) == 1
            && let Ok(value) = HeaderValue::from_bytes(header(choices).as_bytes())
        {
            request
                .headers_mut()
                .append(HeaderName::from_static(name), value);
        }
    }
    for _ in 0..choices.below(3) {
        if let Ok(value) = HeaderValue::from_bytes(header(choices).as_bytes()) {
            request.headers_mut().append(COOKIE, value);
        }
    }
    Some(request)
}

fn header(choices: &mut Choices<'_>) -> String {
    const PARTS: &[&str] = &[
        "a",
        "1",
        ",",
        "=",
        ";",
        "; ",
        " ",
        "x,1",
        "x=1",
        "\"",
        "{\"owner\":\"a\"}",
        "text=",
        "integer=",
        "list=",
        "point=",
        "%2C",
        "%",
        "é",
    ];
    let parts = (0..choices.below(8)).map(|_| match choices.below(4) {
        0 => choices.text(4),
        _ => choices.word(PARTS).to_owned(),
    });
    parts.collect()
}
