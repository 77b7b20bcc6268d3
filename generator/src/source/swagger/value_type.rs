//! The types of parameters, form fields and headers, which have the keywords of a schema themselves.

use serde_json::{Value, json};

use super::{Converter, Fields, schema};
use crate::source::grammar::extensions::COLLECTION_FORMAT;
use crate::source::tree::Place;

/// The keywords of a schema that parameters and headers have.
const KEYWORDS: [&str; 18] = [
    "type",
    "format",
    "items",
    "default",
    "maximum",
    "exclusiveMaximum",
    "minimum",
    "exclusiveMinimum",
    "maxLength",
    "minLength",
    "pattern",
    "maxItems",
    "minItems",
    "uniqueItems",
    "enum",
    "multipleOf",
    "x-nullable",
    "x-example",
];

impl Converter<'_> {
    /// Converts the type of an object at an old place to a schema at a new one.
    pub(super) fn value_schema(&mut self, object: &Fields, old: &Place, new: &Place) -> Value {
        if let Some(schema) = object.get("schema") {
            self.places.record(new.clone(), old.key("schema"));
            return schema.clone();
        }
        if object.get("type").is_some_and(|ty| ty == "file") {
            self.places.attribute(new.key("format"), old.key("type"));
        }
        let mut converted = Fields::new();
        for (key, value) in object {
            let name = match key.as_str() {
                "x-example" => "example",
                key if KEYWORDS.contains(&key) => key,
                _ => continue,
            };
            self.places.record(new.key(name), old.key(key));
            converted.insert(name.to_owned(), value.clone());
        }
        schema::convert(&mut converted);
        Value::Object(converted)
    }
}

/// The separator of the items of an array (`collectionFormat`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CollectionFormat {
    Csv,
    Ssv,
    Tsv,
    Pipes,
    Multi,
}

impl CollectionFormat {
    /// The declared or default format of an array; `None` for other types.
    pub(super) fn of(object: &Fields) -> Option<Self> {
        let ty = super::text(object, "type");
        if ty != Some("array") {
            return None;
        }
        Some(match super::text(object, "collectionFormat") {
            Some("ssv") => Self::Ssv,
            Some("tsv") => Self::Tsv,
            Some("pipes") => Self::Pipes,
            Some("multi") => Self::Multi,
            _ => Self::Csv,
        })
    }

    /// The fields of the encoding of a form field, whose `style` means nothing in `multipart/form-data`.
    pub(super) fn of_field(self) -> Fields {
        match self {
            Self::Csv => extension("csv"),
            Self::Multi => Fields::new(),
            _ => self.of_text(),
        }
    }

    /// The fields of a query parameter.
    pub(super) fn of_query(self) -> Fields {
        match self {
            Self::Csv => style("form", false),
            Self::Multi => style("form", true),
            Self::Ssv => style("spaceDelimited", false),
            Self::Pipes => style("pipeDelimited", false),
            Self::Tsv => extension("tsv"),
        }
    }

    /// The fields of a path parameter or header. `multi` is not defined there.
    pub(super) fn of_text(self) -> Fields {
        match self {
            Self::Csv | Self::Multi => Fields::new(),
            Self::Ssv => extension("ssv"),
            Self::Pipes => extension("pipes"),
            Self::Tsv => extension("tsv"),
        }
    }
}

fn style(name: &str, explode: bool) -> Fields {
    Fields::from_iter([
        ("style".to_owned(), json!(name)),
        ("explode".to_owned(), json!(explode)),
    ])
}

/// The extension for formats that no style of OpenAPI 3 has.
fn extension(format: &str) -> Fields {
    Fields::from_iter([(COLLECTION_FORMAT.to_owned(), json!(format))])
}
