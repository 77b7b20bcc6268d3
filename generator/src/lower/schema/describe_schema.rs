//! Descriptions of schemas for diagnostics.

use serde_json::{Map, Value};

use crate::lower::Lowering;
use crate::report::{listed, quoted};
use crate::source::Place;

const KINDS: [&str; 4] = ["type", "const", "enum", "format"];

const BOUNDS: [&str; 11] = [
    "minimum",
    "exclusiveMinimum",
    "maximum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
];

impl Lowering<'_> {
    /// Returns the bounds of a schema: `` `minimum: 5` and `maximum: 1` ``.
    pub fn describe_bounds(&self, place: &Place) -> Option<String> {
        let mut bounds = self.keywords_and_values(&BOUNDS, place);
        if bounds.len() == 1 {
            // The bound contradicts the type or the format.
            bounds.splice(..0, self.keywords_and_values(&["format", "type"], place));
        }
        (bounds.len() > 1).then(|| listed(&bounds, "and"))
    }

    pub fn describe_other(&self, place: &Place) -> String {
        match self.describe_constraints(place) {
            Some(described) => format!("the other schema has {described}"),
            None => "the other schema".to_owned(),
        }
    }

    /// Returns the type and the bounds of a schema: `` `type: string` and `maxLength: 3` ``.
    pub fn describe_constraints(&self, place: &Place) -> Option<String> {
        let mut keywords = self.keywords_and_values(&KINDS, place);
        keywords.extend(self.keywords_and_values(&BOUNDS, place));
        (!keywords.is_empty()).then(|| listed(&keywords, "and"))
    }

    pub fn original_fields(&self, place: &Place) -> Option<&Map<String, Value>> {
        let place = self.document.original_place(place);
        self.document.original(&place)?.as_object()
    }

    /// Returns some keywords of a schema with their values: `` `type: string` ``.
    fn keywords_and_values(&self, keywords: &[&str], place: &Place) -> Vec<String> {
        let written = self.original_fields(place);
        let described = keywords.iter().filter_map(|key| {
            let value = written?.get(*key).filter(|value| !value.is_object())?;
            let text = value.as_str().map(str::to_owned);
            let text = text.unwrap_or_else(|| value.to_string());
            Some(quoted(&format!("{key}: {text}")))
        });
        described.collect()
    }

    /// Returns the keywords of a schema, except for annotations.
    pub fn describe_keywords(&self, place: &Place) -> Option<String> {
        let written = self.original_fields(place)?;
        let is_rule = |key: &&String| {
            !key.starts_with("x-")
                && !matches!(
                    key.as_str(),
                    "title" | "description" | "example" | "examples" | "default"
                )
        };
        let keywords: Vec<String> = written
            .keys()
            .filter(is_rule)
            .map(|key| quoted(key))
            .collect();
        (!keywords.is_empty()).then(|| listed(&keywords, "and"))
    }
}
