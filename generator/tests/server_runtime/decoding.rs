//! Objects and string enums: how they are read and written.

use std::collections::BTreeMap;

use crate::runtime::decode::from_text;
use crate::runtime::encode::{EncodeFields, Fields, Writer, to_bytes};
use crate::runtime::json;
use crate::runtime::object::{self, Object};
use crate::runtime::reader::Reader;
use crate::runtime::slot::{Other, Slot, Slots};
use crate::runtime::text_enum::{self, TextEnum};

/// An animal as a generated crate has it.
#[derive(Clone, Debug, PartialEq)]
struct Animal {
    name: String,
    category_id: i64,
    status: Option<Status>,
    note: Option<String>,
}

#[derive(Default)]
struct AnimalSlots {
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<Status>,
    note: Option<String>,
}

impl Slots for AnimalSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn Slot> {
        let slot: &mut dyn Slot = match index {
            0 => &mut self.name,
            1 => &mut self.category_id,
            2 => &mut self.status,
            3 => &mut self.note,
            _ => return None,
        };
        Some(slot)
    }
}

impl Object for Animal {
    const FIELDS: &'static [&'static str] = &["name", "categoryId", "status", "note", "passedOver"];

    type Slots = AnimalSlots;

    fn finish(slots: AnimalSlots) -> json::Result<Self> {
        let animal = Self {
            name: object::required(slots.name, "name")?,
            category_id: object::required(slots.category_id, "categoryId")?,
            status: slots.status,
            note: slots.note,
        };
        object::check(!animal.name.contains('\0'), "name")?;
        Ok(animal)
    }
}

impl EncodeFields for Animal {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("categoryId", &self.category_id);
        fields.optional("status", &self.status);
        fields.optional("note", &self.note);
    }
}

object::implement!(Animal);

/// An object that keeps the fields that it does not know, or refuses them.
#[derive(Debug, PartialEq)]
struct Others<const KEPT: bool>(BTreeMap<String, i64>);

#[derive(Default)]
struct OthersSlots<const KEPT: bool>(BTreeMap<String, i64>);

impl<const KEPT: bool> Slots for OthersSlots<KEPT> {
    fn slot(&mut self, _: usize) -> Option<&mut dyn Slot> {
        None
    }

    fn other(&mut self) -> Other<'_> {
        match KEPT {
            true => Other::Kept(&mut self.0),
            false => Other::Refused,
        }
    }
}

impl<const KEPT: bool> Object for Others<KEPT> {
    const FIELDS: &'static [&'static str] = &["own"];

    type Slots = OthersSlots<KEPT>;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self(slots.0))
    }
}

impl<const KEPT: bool> EncodeFields for Others<KEPT> {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        self.0.encode_fields(fields);
    }
}

fn others<const KEPT: bool>(text: &str) -> Option<Vec<(String, i64)>> {
    let Others(kept) = object::decode::<Others<KEPT>>(&mut Reader::new(text)).ok()?;
    Some(kept.into_iter().collect())
}

#[test]
fn fields_that_are_not_known_are_kept_or_refused() {
    let kept = |name: &str, value| (name.to_owned(), value);
    let both = r#"{"b":2,"own":"x","a":1}"#;
    assert_eq!(others::<true>(both), Some(vec![kept("a", 1), kept("b", 2)]));
    assert_eq!(others::<true>(r#"{"a":1,"a":2}"#), None);
    assert_eq!(others::<true>(r#"{"a":"x"}"#), None);
    assert_eq!(others::<false>(both), None);
    assert_eq!(others::<false>(r#"{"own":"x"}"#), Some(Vec::new()));
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
    let sold = Animal {
        status: Some(Status::Sold),
        ..rex()
    };
    let noted = Animal {
        note: Some("shy".to_owned()),
        ..rex()
    };
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
            r#"{"":1,"name":"Rex","Name":2,"x":{"name":3},"categoryId":7,"x":[],"passedOver":1}"#,
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
fn an_object_that_is_not_allowed_is_refused() {
    let cases = [
        ("{}", "/name: is missing"),
        (r#"{"name":"Rex"}"#, "/categoryId: is missing"),
        (r#"{"Name":"Rex","categoryId":7}"#, "/name: is missing"),
        (
            r#"{"name":"a","categoryId":7,"name":"b"}"#,
            "/name: is repeated",
        ),
        (
            r#"{"name":"a","status":"sold","status":"sold"}"#,
            "/status: is repeated",
        ),
        (
            r#"{"name":"\u0000","categoryId":7}"#,
            "/name: is not allowed",
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
        let fault = from_text::<Animal>(json).unwrap_err();
        assert_eq!(fault.to_string(), expected, "{json}");
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
