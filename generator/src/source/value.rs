//! The visitor that builds a value and notes what the value cannot hold.

use std::fmt;

use serde::de::{
    self, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess as _, Visitor,
};
use serde_json::{Map, Number, Value};

use super::{MAX_DEPTH, Place};

/// What aliases may add to a document, in bytes of keys and scalars, beyond the text's own length.
const ALIAS_ALLOWANCE: usize = 4 << 20;

/// The most values of a document: each takes some hundred bytes of memory, however short it is written.
pub(super) const MOST_VALUES: usize = 3_000_000;

/// YAML's key whose value's entries are merged into the object around it.
const MERGE_KEY: &str = "<<";

/// Why a text is refused although it is well-formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Depth,
    Size,
    Values,
    Number,
}

/// What is noted while reading.
pub(super) struct Diagnostics {
    pub(super) repeated: Vec<Place>,
    /// YAML tags other than those of the core schema.
    pub(super) tags: Vec<(Place, String)>,
    /// Set when the visitor itself stopped the reading.
    pub(super) refusal: Option<Refusal>,
    allowance: usize,
    /// How many more values may come.
    values: usize,
}

impl Diagnostics {
    /// `length`: that of the text, in bytes.
    pub(super) fn new(length: usize) -> Self {
        Self {
            repeated: Vec::new(),
            tags: Vec::new(),
            refusal: None,
            allowance: length + ALIAS_ALLOWANCE,
            values: MOST_VALUES,
        }
    }

    fn refuse<E: de::Error>(&mut self, refusal: Refusal) -> E {
        self.refusal = Some(refusal);
        E::custom("refused")
    }

    fn count<E: de::Error>(&mut self) -> Result<(), E> {
        match self.values.checked_sub(1) {
            Some(rest) => {
                self.values = rest;
                Ok(())
            }
            None => Err(self.refuse(Refusal::Values)),
        }
    }

    fn spend<E: de::Error>(&mut self, bytes: usize) -> Result<(), E> {
        match self.allowance.checked_sub(bytes) {
            Some(rest) => {
                self.allowance = rest;
                Ok(())
            }
            None => Err(self.refuse(Refusal::Size)),
        }
    }
}

/// A node about to be read.
pub(super) struct Node<'f> {
    diagnostics: &'f mut Diagnostics,
    place: Place,
    depth: usize,
    /// Whether merge keys mean something.
    yaml: bool,
}

impl<'f> Node<'f> {
    pub(super) fn root(diagnostics: &'f mut Diagnostics, yaml: bool) -> Self {
        Self {
            diagnostics,
            place: Place::root(),
            depth: 0,
            yaml,
        }
    }

    fn child(&mut self, place: Place) -> Node<'_> {
        Node {
            diagnostics: self.diagnostics,
            place,
            depth: self.depth + 1,
            yaml: self.yaml,
        }
    }

    fn scalar<E: de::Error>(self, value: impl Into<Value>) -> Result<Value, E> {
        self.diagnostics.spend(1)?;
        Ok(value.into())
    }

    fn enter<E: de::Error>(&mut self) -> Result<(), E> {
        if self.depth >= MAX_DEPTH {
            return Err(self.diagnostics.refuse(Refusal::Depth));
        }
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.diagnostics.count()?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
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

    // JSON's own reader makes floats of integers of more than 64 bits as well.
    fn visit_i128<E: de::Error>(self, value: i128) -> Result<Value, E> {
        self.scalar(value as f64)
    }

    fn visit_u128<E: de::Error>(self, value: u128) -> Result<Value, E> {
        self.scalar(value as f64)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        match Number::from_f64(value) {
            Some(number) => self.scalar(number),
            None => Err(self.diagnostics.refuse(Refusal::Number)),
        }
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        self.diagnostics.spend(value.len())?;
        self.scalar(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut entries: A) -> Result<Value, A::Error> {
        self.enter()?;
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
        self.enter()?;
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            self.diagnostics.spend(key.len())?;
            let place = self.place.key(&key);
            if object.contains_key(&key) {
                self.diagnostics.repeated.push(place.clone());
            }
            let value = entries.next_value_seed(self.child(place))?;
            object.insert(key, value);
        }
        if self.yaml {
            merge(&mut object);
        }
        Ok(Value::Object(object))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, tagged: A) -> Result<Value, A::Error> {
        let (tag, content) = tagged.variant::<String>()?;
        self.diagnostics.tags.push((self.place.clone(), tag));
        content.newtype_variant_seed(self)
    }
}

/// Gives an object the entries of those under its merge key; its own entries prevail, then those
/// of earlier objects (<https://yaml.org/type/merge.html>).
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
