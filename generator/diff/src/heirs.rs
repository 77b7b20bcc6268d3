//! Which schemas stand for one that tells its values apart: those that its discriminator maps, and those that include
//! it by `allOf` (OpenAPI, "Discriminator Object").

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value};

use generator::internals::Checked;
use generator::source::Place;

/// The heirs of schemas, each by the text that the discriminator has for it.
#[derive(Debug, Default)]
pub(super) struct Heirs(BTreeMap<String, BTreeMap<String, Place>>);

impl Heirs {
    /// Those of a description.
    pub fn find(document: &Checked) -> Self {
        let section = Place::root().key("components").key("schemas");
        let Some(schemas) = document.at(&section).and_then(Value::as_object) else {
            return Self::default();
        };
        let mut heirs = Self::default();
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
            heirs.0.insert(base, mapping);
        }
        for (name, schema) in schemas {
            let own = section.key(name);
            for base in members(schema) {
                if let Some(of_base) = heirs.0.get_mut(&base)
                    && !mapped.contains(&(base, reference(&own)))
                {
                    of_base.insert(name.clone(), own.clone());
                }
            }
        }
        heirs
    }

    /// Those of the schema at a place.
    pub fn of(&self, base: &Place) -> Option<&BTreeMap<String, Place>> {
        self.0.get(&reference(base))
    }

    /// All schemas that have any, as references, with these.
    pub fn all(&self) -> impl Iterator<Item = (&str, Vec<String>)> {
        let all = self.0.iter();
        all.map(|(base, heirs)| (base.as_str(), heirs.values().map(reference).collect()))
    }
}

/// Whether a schema tells its values apart, and does not list what they may be.
fn is_base(schema: &Value) -> bool {
    let has = |key: &str| schema.get(key).is_some();
    has("discriminator") && !has("oneOf") && !has("anyOf")
}

/// What a discriminator maps: to references, or to names of schemas.
fn mapping<'v>(schema: &'v Value, section: &Place) -> impl Iterator<Item = (String, Place)> + 'v {
    let section = section.clone();
    let mapping = schema.pointer("/discriminator/mapping");
    let mapping = mapping.and_then(Value::as_object);
    let mapping = mapping.into_iter().flat_map(Map::iter);
    mapping.filter_map(move |(text, target)| {
        let target = target.as_str()?;
        let place = Place::of_reference(target).unwrap_or_else(|| section.key(target));
        Some((text.clone(), place))
    })
}

/// What a schema includes by `allOf`, as references.
fn members(schema: &Value) -> impl Iterator<Item = String> {
    let members = schema.get("allOf").and_then(Value::as_array);
    let members = members.into_iter().flatten();
    members.filter_map(|member| {
        let target = member.get("$ref")?.as_str()?;
        Some(reference(&Place::of_reference(target)?))
    })
}

/// A reference to a place.
fn reference(place: &Place) -> String {
    format!("#{}", place.pointer())
}
