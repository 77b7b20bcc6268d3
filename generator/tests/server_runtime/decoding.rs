//! Decoding objects and string enums with the visitors that all types share.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::{Deserialize, Deserializer};

use crate::runtime::object::{self, Object};
use crate::runtime::text_enum::{self, TextEnum};

/// An animal as a generated crate has it.
#[derive(Clone, Debug, PartialEq)]
struct Animal {
    name: String,
    category_id: i64,
    status: Option<Status>,
    /// Read as a client reads it: `null` is taken for absent.
    note: Option<String>,
}

#[derive(Default)]
struct AnimalSlots {
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<Status>,
    note: Option<String>,
}

impl Object for Animal {
    const NAME: &'static str = "Animal";
    const FIELDS: &'static [&'static str] = &["name", "categoryId", "status", "note"];
    type Slots = AnimalSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut AnimalSlots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.category_id, "categoryId", map),
            2 => object::field(&mut slots.status, "status", map),
            3 => object::lenient_field(&mut slots.note, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: AnimalSlots) -> Result<Self, E> {
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

impl<'de> Deserialize<'de> for Animal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

/// An object that keeps the fields that it does not know, or refuses them.
#[derive(Debug, PartialEq)]
struct Others<const KEPT: bool>(BTreeMap<String, i64>);

impl<const KEPT: bool> Object for Others<KEPT> {
    const NAME: &'static str = "Others";
    const FIELDS: &'static [&'static str] = &["own"];
    const NAMES_OTHERS: bool = KEPT;
    type Slots = BTreeMap<String, i64>;

    fn set<'de, A: MapAccess<'de>>(
        _: &mut Self::Slots,
        _: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        object::skip(map)
    }

    fn other<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        name: String,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match KEPT {
            true => object::keep(slots, name, map),
            false => object::refuse(),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self(slots))
    }
}

fn others<const KEPT: bool>(json: &str) -> Option<Vec<(String, i64)>> {
    let mut deserializer = serde_json::Deserializer::from_str(json);
    let Others(kept) = object::deserialize::<Others<KEPT>, _>(&mut deserializer).ok()?;
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

impl<'de> Deserialize<'de> for Status {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
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
        (r#"{"name":"Rex","categoryId":7,"note":null}"#, rex()),
        (
            r#"{"name":"Rex","categoryId":7,"note":"shy"}"#,
            noted.clone(),
        ),
        (
            r#"{"note":"wild","name":"Rex","categoryId":7,"note":"shy"}"#,
            noted,
        ),
        (
            r#"{"":1,"name":"Rex","Name":2,"x":{"name":3},"categoryId":7,"x":[]}"#,
            rex(),
        ),
        (
            &format!(r#"{{"name":"Rex","categoryId":7,"other":{deep}}}"#),
            rex(),
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(
            serde_json::from_str::<Animal>(json).unwrap(),
            expected,
            "{json}"
        );
    }
    let value = serde_json::json!({"status": "sold", "categoryId": 7, "name": "Rex"});
    assert_eq!(serde_json::from_value::<Animal>(value).unwrap(), sold);
}

#[test]
fn an_object_that_is_not_allowed_is_refused() {
    let cases = [
        ("{}", "missing field `name`"),
        (r#"{"name":"Rex"}"#, "missing field `categoryId`"),
        (r#"{"Name":"Rex","categoryId":7}"#, "missing field `name`"),
        (
            r#"{"name":"a","categoryId":7,"name":"b"}"#,
            "duplicate field `name`",
        ),
        (
            r#"{"name":"a","status":"sold","status":"sold"}"#,
            "duplicate field `status`",
        ),
        (
            r#"{"name":"\u0000","categoryId":7}"#,
            "field `name` is not allowed",
        ),
        (
            r#"{"name":null,"categoryId":7}"#,
            "invalid type: null, expected a string",
        ),
        (
            r#"{"name":"Rex","categoryId":7,"status":null}"#,
            "invalid type: null, expected one of `available`, `sold`",
        ),
        (
            r#"{"name":"Rex","categoryId":7,"status":"lost"}"#,
            "expected one of `available`, `sold`",
        ),
        ("[]", "invalid type: sequence, expected an object (Animal)"),
        ("null", "invalid type: null, expected an object (Animal)"),
        (
            "\"Rex\"",
            "invalid type: string \"Rex\", expected an object (Animal)",
        ),
    ];
    for (json, expected) in cases {
        let error = serde_json::from_str::<Animal>(json)
            .unwrap_err()
            .to_string();
        let (words, _place) = error.split_once(" at line ").unwrap_or((&error, ""));
        assert_eq!(words, expected, "{json}");
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
        assert!(serde_json::from_str::<Status>(json).is_err(), "{json}");
    }
}
