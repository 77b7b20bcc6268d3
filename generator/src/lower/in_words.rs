//! What a schema says, as findings name it.

use serde_json::Value;

use super::Lowering;
use crate::report::quoted;
use crate::source::Place;

/// The keywords that bound values.
const BOUNDS: [&str; 13] = [
    "format",
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
    "type",
];

impl Lowering<'_> {
    /// `` `minimum: 5` and `maximum: 1` ``: the bounds of the schema at a place.
    pub(super) fn bounds_in_words(&self, place: &Place) -> Option<String> {
        let written = self.document.as_written(place)?.as_object()?;
        let bounds = BOUNDS.into_iter().filter_map(|key| {
            let value = written.get(key).filter(|value| !value.is_object())?;
            Some((key, keyword_in_words(key, value)))
        });
        let (others, bounds): (Vec<_>, Vec<_>) =
            bounds.partition(|(key, _)| matches!(*key, "type" | "format"));
        // One bound alone is beyond those of a type or of its format.
        let shown = if bounds.len() == 1 {
            others.into_iter().chain(bounds).collect()
        } else {
            bounds
        };
        let words: Vec<String> = shown.into_iter().map(|(_, words)| words).collect();
        (words.len() > 1).then(|| listed(&words))
    }

    /// `` the other schema says `type: string` ``, as far as that is short.
    pub(super) fn other_in_words(&self, place: &Place) -> String {
        match self.said_in_words(place) {
            Some(said) => format!("the other schema says {said}"),
            None => "the other schema".to_owned(),
        }
    }

    /// `` `type: string` and `maxLength: 3` ``: what the schema at a place says of single values.
    pub(super) fn said_in_words(&self, place: &Place) -> Option<String> {
        let written = self.document.as_written(place)?.as_object()?;
        let keys = ["type", "const", "enum"].into_iter();
        let keys = keys.chain(BOUNDS.into_iter().filter(|key| *key != "type"));
        let words = keys.filter_map(|key| {
            let value = written.get(key).filter(|value| !value.is_object())?;
            Some(keyword_in_words(key, value))
        });
        let words: Vec<String> = words.collect();
        (!words.is_empty()).then(|| listed(&words))
    }

    /// The keywords of the schema at a place, but those that only describe it.
    pub(super) fn keywords_in_words(&self, place: &Place) -> Option<String> {
        let written = self.document.as_written(place).and_then(Value::as_object)?;
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
        (!words.is_empty()).then(|| listed(&words))
    }
}

/// `` `type: string` ``.
fn keyword_in_words(key: &str, value: &Value) -> String {
    let text = value.as_str().map(str::to_owned);
    let text = text.unwrap_or_else(|| value.to_string());
    quoted(&format!("{key}: {text}"))
}

/// `a, b and c`.
fn listed(words: &[String]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        words => words.concat(),
    }
}
