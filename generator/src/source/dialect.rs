//! Where versions of OpenAPI differ: what a schema of 3.0 and one of 3.1 may say.
//!
//! Real descriptions mix both. What only the other version has is read as that version means it,
//! with one warning for each keyword.

use serde_json::{Map, Value};

use super::Place;
use super::grammar::{SCHEMA, TYPES};
use super::nodes::kind_of;
use super::structure::Checker;
use super::version::Version;
use crate::report::{Code, quoted};

const NULL: &str = "null";

/// The dialect of OpenAPI 3.1, whatever its date, and the one that it builds upon.
const OPEN_API_DIALECT: &str = "https://spec.openapis.org/oas/3.1/";
const JSON_SCHEMA_2020_12: &str = "https://json-schema.org/draft/2020-12/schema";

/// What is written as another version of OpenAPI has it.
#[derive(Default)]
pub(super) struct Foreign {
    notes: Vec<Note>,
}

struct Note {
    what: String,
    first: Place,
    count: usize,
}

impl Checker<'_> {
    /// Notes what only the other version has.
    pub(super) fn foreign(&mut self, what: String, place: &Place) {
        let notes = &mut self.foreign.notes;
        match notes.iter_mut().find(|note| note.what == what) {
            Some(note) => note.count += 1,
            None => notes.push(Note {
                what,
                first: place.clone(),
                count: 1,
            }),
        }
    }

    /// Reports what was noted.
    pub(super) fn report_foreign(&mut self) {
        let (this, other) = match self.version {
            Version::V3_0 => (Version::V3_0, Version::V3_1),
            Version::V3_1 => (Version::V3_1, Version::V3_0),
        };
        for note in &self.foreign.notes {
            let message = format!(
                "{} is of OpenAPI {}, not {}; read as it is meant there",
                note.what,
                other.numbers(),
                this.numbers()
            );
            let more = note.count - 1;
            let help = (more > 0).then(|| format!("{more} more of these"));
            self.report
                .add(Code::OtherVersion, &note.first, message)
                .at_key()
                .maybe_help(help);
        }
    }

    /// The type of a schema, or a list of types.
    pub(super) fn types(&mut self, value: &mut Value, place: &Place) {
        let Value::Array(types) = value else {
            return self.one_type(value, place);
        };
        if self.version == Version::V3_0 {
            self.foreign("a list of types".to_owned(), place);
        }
        if types.is_empty() {
            self.outline.unreadable = true;
            self.report
                .add(Code::NoTypes, place, "a list of no types")
                .at_key();
        }
        for (index, entry) in types.iter_mut().enumerate() {
            let place = place.index(index);
            if entry.as_str() != Some(NULL) {
                self.one_type(entry, &place);
            }
        }
    }

    fn one_type(&mut self, value: &mut Value, place: &Place) {
        let is_null = value.as_str() == Some(NULL);
        let is_unquoted = value.is_null() && self.version == Version::V3_1;
        if is_unquoted {
            self.report
                .add(
                    Code::NotText,
                    place,
                    "expected a string, found null; read as `null`",
                )
                .help("write it in quotes");
            *value = NULL.into();
        } else if is_null && self.version == Version::V3_0 {
            self.foreign("the type `null`".to_owned(), place);
        } else if !is_null {
            self.word("type", &TYPES, value, place);
        }
    }

    /// A bound that a value must not reach, or whether the bound beside it is one.
    pub(super) fn exclusive(&mut self, value: &Value, place: &Place) {
        let name = quoted(place.name().unwrap_or_default());
        match (value, self.version) {
            (Value::Number(_), Version::V3_1) | (Value::Bool(_), Version::V3_0) => {}
            (Value::Number(_), Version::V3_0) => {
                self.foreign(format!("{name} that is a number"), place);
            }
            (Value::Bool(_), Version::V3_1) => {
                self.foreign(format!("{name} that is a boolean"), place);
            }
            (_, Version::V3_0) => {
                self.refuse_kind("a boolean", value, place);
            }
            (_, Version::V3_1) => {
                self.refuse_kind("a number", value, place);
            }
        }
    }

    /// The schema of items, or one for each of the first items.
    pub(super) fn items(&mut self, value: &mut Value, place: &Place) {
        if !value.is_array() {
            return self.value(&SCHEMA, value, place);
        }
        self.report
            .add(
                Code::ListOfItems,
                place,
                "a list as `items` is read as `prefixItems`",
            )
            .at_key()
            .help("OpenAPI 3.1 calls it `prefixItems`, and 3.0 has none");
        self.list(&SCHEMA, value, place);
    }

    /// A schema that is `true` or `false`.
    pub(super) fn boolean_schema(&mut self, value: &Value, place: &Place) {
        if self.version == Version::V3_0 {
            self.foreign(format!("a schema that is {}", kind_of(value)), place);
        }
    }

    /// The dialect that schemas are written in.
    pub(super) fn dialect(&mut self, value: &Value, place: &Place) {
        let Some(dialect) = value.as_str() else {
            self.refuse_kind("a string", value, place);
            return;
        };
        let name = dialect.trim_end_matches('#');
        if name == JSON_SCHEMA_2020_12 || name.starts_with(OPEN_API_DIALECT) {
            return;
        }
        let is_older = name.contains("://json-schema.org/");
        if is_older {
            let message = format!("the dialect {} is read as 2020-12", quoted(dialect));
            self.report.add(Code::OtherDialect, place, message);
        } else {
            let message = format!("the dialect {} is not supported", quoted(dialect));
            self.report
                .add(Code::UnknownDialect, place, message)
                .help(format!("write schemas in `{JSON_SCHEMA_2020_12}`"));
        }
    }

    /// What the fields of a schema mean together.
    pub(super) fn schema(&mut self, schema: &Map<String, Value>, place: &Place) {
        if schema.contains_key("nullable") && self.version == Version::V3_1 {
            self.foreign("`nullable`".to_owned(), &place.key("nullable"));
        }
        self.missing_items(schema, place);
        self.null_beside_enum(schema, place);
    }

    /// "items MUST be present if the type is array" (OpenAPI 3.0, Schema Object).
    fn missing_items(&mut self, schema: &Map<String, Value>, place: &Place) {
        let is_array = schema.get("type").and_then(Value::as_str) == Some("array");
        if is_array && !schema.contains_key("items") && self.version == Version::V3_0 {
            self.report
                .add(
                    Code::MissingFieldReadAs,
                    place,
                    "missing field `items`, read as items of any kind",
                )
                .at_key()
                .label("an array must have it");
        }
    }

    fn null_beside_enum(&mut self, schema: &Map<String, Value>, place: &Place) {
        let types = schema.get("type").and_then(Value::as_array);
        let allows_null = types.is_some_and(|types| types.iter().any(|one| one == NULL));
        let values = schema.get("enum").and_then(Value::as_array);
        let key = match (values, schema.get("const")) {
            (Some(values), _) if !values.contains(&Value::Null) => "enum",
            (None, Some(value)) if !value.is_null() => "const",
            _ => return,
        };
        if allows_null {
            let message = format!(
                "`null` is a type of this schema, and no value of its `{key}`; it is allowed"
            );
            self.report
                .add(Code::DisputedNull, &place.key(key), message)
                .at_key()
                .help("write `null` in both, or in none");
        }
    }
}
