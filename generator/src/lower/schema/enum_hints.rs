//! Vendor extensions with the names and descriptions of enum values.

use openapiv3::Schema;
use serde_json::Value;

use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

const NAMES: [&str; 3] = ["x-enum-varnames", "x-enumNames", "x-enum-names"];

const DESCRIPTIONS: [&str; 2] = ["x-enum-descriptions", "x-enumDescriptions"];

/// The names and descriptions of the values, in order; empty if the description has none.
#[derive(Default)]
pub struct Hints {
    pub names: Vec<String>,
    pub descriptions: Vec<String>,
}

impl Lowering<'_> {
    pub fn hints(&mut self, schema: &Schema, count: usize, place: &Place) -> Hints {
        Hints {
            names: self.hint(schema, &NAMES, count, place, |texts| {
                let are_names = texts.iter().all(|name| name.contains(char::is_alphabetic));
                are_names && all_differ(texts)
            }),
            descriptions: self.hint(schema, &DESCRIPTIONS, count, place, |_| true),
        }
    }

    /// Returns the first of the extensions that the schema has, if it is valid.
    fn hint(
        &mut self,
        schema: &Schema,
        extensions: &[&str],
        count: usize,
        place: &Place,
        is_sound: impl Fn(&[String]) -> bool,
    ) -> Vec<String> {
        let found = extensions
            .iter()
            .find_map(|name| Some((*name, schema.schema_data.extensions.get(*name)?)));
        let Some((name, value)) = found else {
            return Vec::new();
        };
        match texts(value).filter(|texts| texts.len() == count && is_sound(texts)) {
            Some(texts) => texts,
            None => {
                let message = format!("`{name}` is ignored");
                self.diagnose(Code::HintsOfEnum, &place.key(name), message)
                    .label(format!("expected {count} strings, one for each value"));
                Vec::new()
            }
        }
    }
}

fn texts(value: &Value) -> Option<Vec<String>> {
    let list = value.as_array()?.iter();
    list.map(|text| text.as_str().map(str::to_owned)).collect()
}

fn all_differ(texts: &[String]) -> bool {
    let mut earlier = texts.iter().enumerate();
    earlier.all(|(index, text)| texts.iter().take(index).all(|other| other != text))
}
