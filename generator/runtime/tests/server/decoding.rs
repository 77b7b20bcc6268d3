//! Decoding and encoding of objects and string enums.

use std::collections::BTreeMap;

use crate::runtime::decode::from_text;
use crate::runtime::encode::{Writer, to_bytes};
use crate::runtime::json;
use crate::runtime::object;
use crate::runtime::reader::Reader;
use crate::runtime::server::text_enum::{self, TextEnum};
use crate::runtime::slot::Passed;

/// An animal as a generated crate has it.
#[derive(Clone, Debug, PartialEq)]
struct Animal {
    name: String,
    category_id: i64,
    status: Option<Status>,
    note: Option<String>,
}

object::implement! {
    Animal {
        required(name, "name");
        required(category_id, "categoryId");
        optional(status: Status, "status");
        optional(note: String, "note");
    }, ignored("ignored")
}

#[test]
fn unknown_fields_are_kept_or_rejected() {
    let keep = |text: &str| {
        let mut kept: BTreeMap<String, i64> = BTreeMap::new();
        let mut passed = Passed;
        let own = object::optional("own", &mut passed);
        let fields = &mut [own, object::others(&mut kept)];
        object::read("", &mut Reader::new(text), fields).ok()?;
        Some(Vec::from_iter(kept))
    };
    let kept = |name: &str, value| (name.to_owned(), value);
    let both = r#"{"b":2,"own":"x","a":1}"#;
    assert_eq!(keep(both), Some(vec![kept("a", 1), kept("b", 2)]));
    assert_eq!(keep(r#"{"a":1,"a":2}"#), None);
    assert_eq!(keep(r#"{"a":"x"}"#), None);

    let is_closed = |text: &str| {
        let mut passed = Passed;
        let own = &mut [object::optional("own", &mut passed)];
        let unknown = |_: &str, _: &[&str]| json::DecodeError::new("is unknown");
        object::read("", &mut Reader::new(text).rejecting_unknown(unknown), own).is_ok()
    };
    assert!(!is_closed(both));
    assert!(is_closed(r#"{"own":"x"}"#));
    assert!(is_closed("{}"));
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Status {
    Available,
    Sold,
}

impl TextEnum for Status {
    const VALUES: &'static [(&'static str, Self)] =
        &[("available", Self::Available), ("sold", Self::Sold)];
}

impl json::Decode for Status {
    fn decode(reader: &mut Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Status {
    fn encode(&self, writer: &mut Writer) {
        writer.text(match self {
            Self::Available => "available",
            Self::Sold => "sold",
        });
    }
}

fn rex() -> Animal {
    Animal {
        name: "Rex".to_owned(),
        category_id: 7,
        status: None,
        note: None,
    }
}

#[test]
fn objects_are_read_by_the_names_of_their_fields() {
    let sold = rex().status(Status::Sold);
    let noted = rex().note("shy");
    let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
    let cases = [
        (r#"{"name":"Rex","categoryId":7}"#, rex()),
        (r#"{"categoryId":7,"name":"Rex"}"#, rex()),
        (
            r#"{"status":"sold","name":"Rex","categoryId":7}"#,
            sold.clone(),
        ),
        (
            r#"{"name":"Rex","categoryId":7,"status":"s\u006fld"}"#,
            sold.clone(),
        ),
        (r#"{"n\u0061me":"Rex","categoryId":7}"#, rex()),
        (r#"{"name":"Rex","categoryId":7,"note":"shy"}"#, noted),
        (
            r#"{"":1,"name":"Rex","Name":2,"x":{"name":3},"categoryId":7,"x":[],"ignored":1}"#,
            rex(),
        ),
        (
            &format!(r#"{{"name":"Rex","categoryId":7,"other":{deep}}}"#),
            rex(),
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(from_text::<Animal>(json).unwrap(), expected, "{json}");
        assert_eq!(serde_json::from_str::<Animal>(json).unwrap(), expected);
        let written = to_bytes(&expected).unwrap();
        assert_eq!(written, serde_json::to_vec(&expected).unwrap());
        let text = String::from_utf8(written).unwrap();
        assert_eq!(from_text::<Animal>(&text).unwrap(), expected, "{text}");
    }
    let value = serde_json::json!({"status": "sold", "categoryId": 7, "name": "Rex"});
    assert_eq!(serde_json::from_value::<Animal>(value).unwrap(), sold);
}

#[test]
fn invalid_objects_are_rejected() {
    let cases = [
        ("{}", "/name: is missing"),
        (r#"{"name":"Rex"}"#, "/categoryId: is missing"),
        (r#"{"Name":"Rex","categoryId":7}"#, "/name: is missing"),
        (
            r#"{"name":"a","categoryId":7,"name":"b"}"#,
            "/name: must not be repeated",
        ),
        (
            r#"{"name":"a","status":"sold","status":"sold"}"#,
            "/status: must not be repeated",
        ),
        (
            r#"{"name":"Rex","categoryId":7.5}"#,
            "/categoryId: expected an integer",
        ),
        (
            r#"{"name":null,"categoryId":7}"#,
            "/name: expected a string",
        ),
        (
            r#"{"name":"Rex","categoryId":7,"note":null}"#,
            "/note: expected a string",
        ),
        (
            r#"{"name":"Rex","categoryId":7,"status":null}"#,
            "/status: expected a string",
        ),
        (
            r#"{"name":"Rex","categoryId":7,"status":"lost"}"#,
            "/status: expected one of `available`, `sold`",
        ),
        ("[]", "expected an object"),
        ("null", "expected an object"),
        ("\"Rex\"", "expected an object"),
    ];
    for (json, expected) in cases {
        let error = from_text::<Animal>(json).unwrap_err();
        assert_eq!(error.to_string(), expected, "{json}");
        assert!(serde_json::from_str::<Animal>(json).is_err(), "{json}");
    }
}

#[test]
fn string_enums_are_closed() {
    assert_eq!(Status::from_text("sold").unwrap(), Status::Sold);
    let unknown = Status::from_text("lost").unwrap_err();
    assert_eq!(unknown.to_string(), "expected one of `available`, `sold`");
    assert_eq!(format!("{unknown:?}"), "UnknownValue");
    for json in [
        "\"Sold\"",
        "\"\"",
        "1",
        "null",
        "[\"sold\"]",
        "{\"sold\":null}",
    ] {
        assert!(from_text::<Status>(json).is_err(), "{json}");
    }
}
