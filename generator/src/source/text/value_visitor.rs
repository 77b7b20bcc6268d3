//! The serde visitor that builds a value within limits, and collects duplicate keys and YAML tags.

use std::fmt;

use indexmap::IndexMap;
use serde::de::{
    self, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess as _, Visitor,
};
use serde_json::{Map, Number, Value};

use crate::source::MAX_DEPTH;
use crate::source::grammar::{Kind, Shape, kind_at};
use crate::source::tree::Place;

/// The bytes of keys and scalars that aliases may add to those of the text.
const MAX_ALIAS_SIZE: usize = 4 << 20;

/// The maximum number of values. Each takes more than 100 bytes of memory.
pub(super) const MAX_VALUES: usize = 3_000_000;

/// The key of YAML whose entries are merged into the object around it.
const MERGE_KEY: &str = "<<";

/// The reason for which a well-formed text is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Depth,
    Size,
    Values,
    Number,
}

/// How the values of a duplicate key are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Duplicate {
    Equal,
    Merged,
    /// The last value counts, as for other parsers.
    Overridden,
}

/// The observations and remaining limits of a parse.
pub(super) struct State {
    pub(super) duplicates: IndexMap<Place, Duplicate>,
    /// YAML tags other than those of the core schema.
    pub(super) tags: Vec<(Place, String)>,
    /// Set if the visitor aborted the parse.
    pub(super) refusal: Option<Refusal>,
    remaining_bytes: usize,
    remaining_values: usize,
}

impl State {
    pub(super) fn new(text_length: usize) -> Self {
        Self {
            duplicates: IndexMap::new(),
            tags: Vec::new(),
            refusal: None,
            remaining_bytes: text_length + MAX_ALIAS_SIZE,
            remaining_values: MAX_VALUES,
        }
    }

    fn refuse<E: de::Error>(&mut self, refusal: Refusal) -> E {
        self.refusal = Some(refusal);
        E::custom("refused")
    }

    fn count<E: de::Error>(&mut self) -> Result<(), E> {
        let rest = self.remaining_values.checked_sub(1);
        self.remaining_values = rest.ok_or_else(|| self.refuse(Refusal::Values))?;
        Ok(())
    }

    fn spend<E: de::Error>(&mut self, bytes: usize) -> Result<(), E> {
        let rest = self.remaining_bytes.checked_sub(bytes);
        self.remaining_bytes = rest.ok_or_else(|| self.refuse(Refusal::Size))?;
        Ok(())
    }

    /// Combines both values of a duplicate key.
    fn combine(&mut self, place: Place, earlier: &mut Value, later: Value) {
        let how = match (earlier, later) {
            (earlier, later) if *earlier == later => Duplicate::Equal,
            (Value::Object(earlier), Value::Object(later)) if is_merged(&place.steps()) => {
                self.merge(&place, earlier, later);
                Duplicate::Merged
            }
            (earlier, later) => {
                *earlier = later;
                Duplicate::Overridden
            }
        };
        // A key may occur more than twice.
        let known = self.duplicates.entry(place).or_insert(how);
        *known = how.max(*known);
    }

    fn merge(
        &mut self,
        place: &Place,
        earlier: &mut Map<String, Value>,
        later: Map<String, Value>,
    ) {
        for (key, value) in later {
            match earlier.get_mut(&key) {
                Some(earlier) => self.combine(place.key(&key), earlier, value),
                None => {
                    earlier.insert(key, value);
                }
            }
        }
    }
}

/// The visitor of a value.
pub(super) struct ValueVisitor<'s> {
    state: &'s mut State,
    place: Place,
    depth: usize,
    is_yaml: bool,
}

impl<'s> ValueVisitor<'s> {
    pub(super) fn root(state: &'s mut State, is_yaml: bool) -> Self {
        Self {
            state,
            place: Place::root(),
            depth: 0,
            is_yaml,
        }
    }

    fn child(&mut self, place: Place) -> ValueVisitor<'_> {
        ValueVisitor {
            state: self.state,
            place,
            depth: self.depth + 1,
            is_yaml: self.is_yaml,
        }
    }

    fn scalar<E: de::Error>(self, value: impl Into<Value>) -> Result<Value, E> {
        self.state.spend(1)?;
        Ok(value.into())
    }

    fn check_depth<E: de::Error>(&mut self) -> Result<(), E> {
        if self.depth >= MAX_DEPTH {
            return Err(self.state.refuse(Refusal::Depth));
        }
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for ValueVisitor<'_> {
    type Value = Value;

    fn deserialize<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.state.count()?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ValueVisitor<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        self.scalar(Value::Null)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
        self.scalar(value)
    }

    // As `serde_json` does with integers of more than 64 bits.
    fn visit_i128<E: de::Error>(self, value: i128) -> Result<Value, E> {
        self.scalar(value as f64)
    }

    fn visit_u128<E: de::Error>(self, value: u128) -> Result<Value, E> {
        self.scalar(value as f64)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        match Number::from_f64(value) {
            Some(number) => self.scalar(number),
            None => Err(self.state.refuse(Refusal::Number)),
        }
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        self.state.spend(value.len())?;
        self.scalar(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut entries: A) -> Result<Value, A::Error> {
        self.check_depth()?;
        let mut list = Vec::new();
        loop {
            let place = self.place.index(list.len());
            match entries.next_element_seed(self.child(place))? {
                Some(entry) => list.push(entry),
                None => return Ok(Value::Array(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut entries: A) -> Result<Value, A::Error> {
        self.check_depth()?;
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            self.state.spend(key.len())?;
            let place = self.place.key(&key);
            let value = entries.next_value_seed(self.child(place.clone()))?;
            match object.get_mut(&key) {
                Some(earlier) => self.state.combine(place, earlier, value),
                None => {
                    object.insert(key, value);
                }
            }
        }
        if self.is_yaml {
            merge(&mut object);
        }
        Ok(Value::Object(object))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, tagged: A) -> Result<Value, A::Error> {
        let (tag, content) = tagged.variant::<String>()?;
        self.state.tags.push((self.place.clone(), tag));
        content.newtype_variant_seed(self)
    }
}

/// Returns `true` for the path of the Components Object, of a map from names to objects, and of a path item: two such objects
/// are merged.
pub(super) fn is_merged(path: &[&str]) -> bool {
    // A file may be a part of a description.
    kind_at(None, path).is_some_and(|kind| match kind {
        Kind::Object(Shape::Components) => true,
        Kind::Reference(Shape::PathItem | Shape::SwaggerPathItem) => {
            path.last().is_some_and(|path| path.starts_with('/'))
        }
        kind => kind.is_map_of_objects(),
    })
}

/// Merges the objects under the merge key into the object. Its own entries take precedence, then those of earlier
/// objects (<https://yaml.org/type/merge.html>).
fn merge(object: &mut Map<String, Value>) {
    let Some(merged) = object.get(MERGE_KEY) else {
        return;
    };
    let objects: Vec<_> = match merged {
        Value::Array(list) => list.iter().filter_map(Value::as_object).cloned().collect(),
        Value::Object(single) => vec![single.clone()],
        _ => Vec::new(),
    };
    if objects.is_empty() {
        return;
    }
    object.shift_remove(MERGE_KEY);
    for (key, value) in objects.into_iter().flatten() {
        object.entry(key).or_insert(value);
    }
}
