//! What a schema says, as diagnostics name it.

use serde_json::{Map, Value};

use crate::lower::Lowering;
use crate::report::{listed, quoted};
use crate::source::Place;

/// The keywords for the kind of values.
const KINDS: [&str; 4] = ["type", "const", "enum", "format"];

/// The keywords that bound values.
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
    /// `` `minimum: 5` and `maximum: 1` ``: the bounds of the schema at a place.
    pub(in crate::lower) fn describe_bounds(&self, place: &Place) -> Option<String> {
        let mut bounds = self.keywords_and_values(&BOUNDS, place);
        if bounds.len() == 1 {
            // It is beyond those of a type or of its format.
            bounds.splice(..0, self.keywords_and_values(&["format", "type"], place));
        }
        (bounds.len() > 1).then(|| listed(&bounds, "and"))
    }

    /// `` the other schema says `type: string` ``, as far as that is short.
    pub(in crate::lower) fn describe_other(&self, place: &Place) -> String {
        match self.describe_constraints(place) {
            Some(said) => format!("the other schema says {said}"),
            None => "the other schema".to_owned(),
        }
    }

    /// `` `type: string` and `maxLength: 3` ``: what the schema at a place says of single values.
    pub(in crate::lower) fn describe_constraints(&self, place: &Place) -> Option<String> {
        let mut words = self.keywords_and_values(&KINDS, place);
        words.extend(self.keywords_and_values(&BOUNDS, place));
        (!words.is_empty()).then(|| listed(&words, "and"))
    }

    pub(super) fn original_fields(&self, place: &Place) -> Option<&Map<String, Value>> {
        let place = self.document.written(place);
        self.document.as_written(&place)?.as_object()
    }

    /// What the schema at a place says by some keywords, each as `` `type: string` ``.
    fn keywords_and_values(&self, keywords: &[&str], place: &Place) -> Vec<String> {
        let written = self.original_fields(place);
        let said = keywords.iter().filter_map(|key| {
            let value = written?.get(*key).filter(|value| !value.is_object())?;
            let text = value.as_str().map(str::to_owned);
            let text = text.unwrap_or_else(|| value.to_string());
            Some(quoted(&format!("{key}: {text}")))
        });
        said.collect()
    }

    /// The keywords of the schema at a place, but those that only describe it.
    pub(in crate::lower) fn describe_keywords(&self, place: &Place) -> Option<String> {
        let written = self.original_fields(place)?;
        let is_rule = |key: &&String| {
            !key.starts_with("x-")
                && !matches!(
                    key.as_str(),
                    "title" | "description" | "example" | "examples" | "default"
                )
        };
        let words: Vec<String> = written
            .keys()
            .filter(is_rule)
            .map(|key| quoted(key))
            .collect();
        (!words.is_empty()).then(|| listed(&words, "and"))
    }
}
