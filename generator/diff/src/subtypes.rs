//! Subtypes of schemas with a discriminator: the schemas of its mapping, and those that include it by `allOf` (OpenAPI,
//! "Discriminator Object").

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value};

use openapi_crates::internals::Checked;
use openapi_crates::source::Place;

/// The subtypes of each schema by tag; schemas are identified by a reference.
#[derive(Debug, Default)]
pub(crate) struct Subtypes(BTreeMap<String, BTreeMap<String, Place>>);

impl Subtypes {
    pub fn find(document: &Checked) -> Self {
        let section = Place::root().key("components").key("schemas");
        let Some(schemas) = document.at(&section).and_then(Value::as_object) else {
            return Self::default();
        };
        let mut subtypes = Self::default();
        let mut mapped = HashSet::new();
        for (name, schema) in schemas.iter().filter(|(_, schema)| is_base(schema)) {
            let base = reference(&section.key(name));
            let mapping = mapping(schema, &section);
            let mapping = mapping.filter(|(_, place)| document.at(place).is_some());
            let mapping: BTreeMap<String, Place> = mapping.collect();
            mapped.extend(
                mapping
                    .values()
                    .map(|place| (base.clone(), reference(place))),
            );
            subtypes.0.insert(base, mapping);
        }
        for (name, schema) in schemas {
            let place = section.key(name);
            for base in included(schema) {
                if let Some(of_base) = subtypes.0.get_mut(&base)
                    && !mapped.contains(&(base, reference(&place)))
                {
                    of_base.insert(name.clone(), place.clone());
                }
            }
        }
        subtypes
    }

    /// Returns the subtypes of the schema at a location.
    pub fn of(&self, base: &Place) -> Option<&BTreeMap<String, Place>> {
        self.0.get(&reference(base))
    }

    /// Returns the references of all schemas with subtypes, and of these.
    pub fn all(&self) -> impl Iterator<Item = (&str, Vec<String>)> {
        let all = self.0.iter();
        all.map(|(base, subtypes)| (base.as_str(), subtypes.values().map(reference).collect()))
    }
}

/// `true` if a schema has a discriminator without a list of alternatives.
fn is_base(schema: &Value) -> bool {
    let has = |key: &str| schema.get(key).is_some();
    has("discriminator") && !has("oneOf") && !has("anyOf")
}

/// Returns the mapping of a discriminator to references or names of schemas.
fn mapping<'v>(schema: &'v Value, section: &Place) -> impl Iterator<Item = (String, Place)> + 'v {
    let section = section.clone();
    let mapping = schema.pointer("/discriminator/mapping");
    let mapping = mapping.and_then(Value::as_object);
    let mapping = mapping.into_iter().flat_map(Map::iter);
    mapping.filter_map(move |(tag, target)| {
        let target = target.as_str()?;
        let place = Place::of_reference(target).unwrap_or_else(|| section.key(target));
        Some((tag.clone(), place))
    })
}

/// Returns the references that a schema includes by `allOf`.
fn included(schema: &Value) -> impl Iterator<Item = String> {
    let members = schema.get("allOf").and_then(Value::as_array);
    members.into_iter().flatten().filter_map(|member| {
        let target = member.get("$ref")?.as_str()?;
        Some(reference(&Place::of_reference(target)?))
    })
}

fn reference(place: &Place) -> String {
    format!("#{}", place.pointer())
}
