//! Fields and keywords that differ between versions of OpenAPI.
//!
//! Real descriptions mix them. Keywords of another version are read as that version defines them, with one warning
//! for each keyword.

use serde_json::{Map, Value};

use super::checker::Checker;
use crate::report::{Code, Diagnostic, Report, quoted};
use crate::source::grammar::{JSON_SCHEMA_2020_12, Kind, SCHEMA, Shape, TYPES, Version};
use crate::source::tree::{Place, describe};

const NULL: &str = "null";

/// The dialects of OpenAPI 3.1 and 3.2 without their dates.
const OPEN_API_DIALECTS: [&str; 2] = [
    "https://spec.openapis.org/oas/3.1/",
    "https://spec.openapis.org/oas/3.2/",
];

/// A keyword of another version, where it first occurs, and how often.
pub(super) struct OtherVersion {
    what: String,
    /// The version that has it: the first for a later one, the last for an earlier one.
    version: Version,
    first: Place,
    count: usize,
    /// The version at that place.
    own: Version,
}

/// Reports the array form of `items`.
pub(in crate::source) fn report_list_of_items<'r>(
    place: &Place,
    report: &'r mut Report,
) -> &'r mut Diagnostic {
    let message = "`items` is a list of schemas, read as `prefixItems`";
    report.add(Code::ListOfItems, place, message).at_key()
}

impl Checker<'_> {
    /// Records a keyword of another version.
    pub(super) fn other_version(&mut self, version: Version, what: String, place: &Place) {
        let known = &mut self.other_version;
        let own = self.version;
        let is_known = |one: &&mut OtherVersion| one.what == what && one.own == own;
        match known.iter_mut().find(is_known) {
            Some(one) => one.count += 1,
            None => known.push(OtherVersion {
                what,
                version,
                first: place.clone(),
                count: 1,
                own,
            }),
        }
    }

    pub(super) fn report_other_version(&mut self) {
        for one in &self.other_version {
            let OtherVersion {
                what,
                version,
                first,
                count,
                own,
            } = one;
            let own = match own {
                Version::V2_0 => own.name(),
                own => own.numbers().to_owned(),
            };
            let message = format!("{what} is a feature of {}, not {own}", version.name());
            let more = (*count > 1).then(|| format!("first of {count} occurrences"));
            self.report
                .add(Code::OtherVersion, first, message)
                .at_key()
                .maybe_label(more);
        }
    }

    /// Checks the type of a schema, or a list of types.
    pub(super) fn types(&mut self, value: &mut Value, place: &Place) {
        let Value::Array(types) = value else {
            return self.one_type(value, place);
        };
        if self.version < Version::V3_1 {
            self.other_version(Version::V3_1, "a list of types".to_owned(), place);
        }
        if types.is_empty() {
            self.outline.unreadable = true;
            self.diagnose(Code::NoTypes, place, "empty list of types")
                .at_key();
        }
        for (index, entry) in types.iter_mut().enumerate() {
            if entry.as_str() != Some(NULL) {
                self.one_type(entry, &place.index(index));
            }
        }
    }

    fn one_type(&mut self, value: &mut Value, place: &Place) {
        let is_null = value.as_str() == Some(NULL);
        if value.is_null() && self.version >= Version::V3_1 {
            let message = "expected a string, found null; read as `null`";
            self.diagnose(Code::NotText, place, message)
                .help("put it in quotes");
            *value = NULL.into();
        } else if is_null && self.version < Version::V3_1 {
            self.other_version(Version::V3_1, "the type `null`".to_owned(), place);
        } else if self.version == Version::V2_0 && value.as_str() == Some("file") {
            // A file in a form or a response.
        } else if !is_null {
            self.one_of("type", &TYPES, value, place);
        }
    }

    /// Checks an exclusive bound.
    pub(super) fn exclusive(&mut self, value: &Value, place: &Place) {
        let name = quoted(place.name().unwrap_or_default());
        let is_flag = self.version < Version::V3_1;
        match (value, is_flag) {
            (Value::Number(_), false) | (Value::Bool(_), true) => {}
            (Value::Number(_), true) => {
                self.other_version(Version::V3_1, format!("a numeric {name}"), place);
            }
            (Value::Bool(_), false) => {
                self.other_version(Version::V3_0, format!("a boolean {name}"), place);
            }
            (_, true) => self.wrong_type("a boolean", value, place),
            (_, false) => self.wrong_type("a number", value, place),
        }
    }

    /// Checks the schema of items, or a list of schemas.
    pub(super) fn items(&mut self, value: &mut Value, place: &Place) {
        if !value.is_array() {
            return self.value(&SCHEMA, value, place);
        }
        let help = match self.version < Version::V3_1 {
            true => "use OpenAPI 3.1 and `prefixItems`, or a single schema",
            false => "rename it to `prefixItems`",
        };
        report_list_of_items(place, self.report).help(help);
        self.list(&SCHEMA, value, place);
    }

    pub(super) fn boolean_schema(&mut self, value: &Value, place: &Place) {
        if self.version < Version::V3_1 {
            self.other_version(
                Version::V3_1,
                format!("a schema that is {}", describe(value)),
                place,
            );
        }
    }

    /// Checks a discriminator, which is the name of a property in Swagger 2.0.
    pub(super) fn discriminator(&mut self, value: &mut Value, place: &Place) {
        if self.version == Version::V2_0 {
            if !value.is_object() {
                if !value.is_string() {
                    self.wrong_type("the name of a property", value, place);
                }
                return;
            }
            self.other_version(
                Version::V3_0,
                "a `discriminator` that is an object".to_owned(),
                place,
            );
        }
        self.value(&Kind::Object(Shape::Discriminator), value, place);
    }

    pub(super) fn dialect(&mut self, value: &Value, place: &Place) {
        let Some(dialect) = value.as_str() else {
            return self.wrong_type("a string", value, place);
        };
        let name = dialect.trim_end_matches('#');
        let mut dialects = OPEN_API_DIALECTS.iter();
        if name == JSON_SCHEMA_2020_12 || dialects.any(|known| name.starts_with(known)) {
            return;
        }
        if name.contains("://json-schema.org/") {
            let message = format!("dialect {} is read as 2020-12", quoted(dialect));
            self.diagnose(Code::OtherDialect, place, message);
        } else {
            let message = format!("unsupported dialect {}", quoted(dialect));
            self.diagnose(Code::UnknownDialect, place, message)
                .help(format!("use `{JSON_SCHEMA_2020_12}`"));
        }
    }

    /// Checks combinations of keywords that depend on the version.
    pub(super) fn schema(&mut self, schema: &Map<String, Value>, place: &Place) {
        if schema.contains_key("nullable") && self.version >= Version::V3_1 {
            self.other_version(
                Version::V3_0,
                "`nullable`".to_owned(),
                &place.key("nullable"),
            );
        }
        // "items MUST be present if the type is array" (OpenAPI 3.0, Schema Object).
        let is_array = schema.get("type").and_then(Value::as_str) == Some("array");
        if is_array && !schema.contains_key("items") && self.version < Version::V3_1 {
            let message = "missing field `items`, read as items of any type";
            self.diagnose(Code::MissingFieldReadAs, place, message)
                .at_key()
                .label("required for an array");
        }
        self.null_in_enum(schema, place);
    }

    fn null_in_enum(&mut self, schema: &Map<String, Value>, place: &Place) {
        let types = schema.get("type").and_then(Value::as_array);
        let allows_null = types.is_some_and(|types| types.iter().any(|one| one == NULL));
        let values = schema.get("enum").and_then(Value::as_array);
        let key = match (values, schema.get("const")) {
            (Some(values), _) if !values.contains(&Value::Null) => "enum",
            (None, Some(value)) if !value.is_null() => "const",
            _ => return,
        };
        if allows_null {
            let message = format!("`null` is a type, but not a value of `{key}`; read as allowed");
            self.diagnose(Code::DisputedNull, &place.key(key), message)
                .at_key()
                .help("add `null` to both, or to neither");
        }
    }
}
