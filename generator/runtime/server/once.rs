//! Repeated fields of JSON objects, where the type of a body would keep the last and lose the
//! others: those of maps, and of values of any kind.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use super::schema::Pointer;
use super::tree::Tree;
use super::vast;
use super::violation::Violations;

/// A body that was decoded, unless an object in it has a field more than once.
pub fn only<T>(bytes: &[u8], value: Option<T>, violations: &mut Violations) -> Option<T> {
    let Ok(text) = str::from_utf8(bytes) else {
        return value;
    };
    match serde_json::from_str::<Distinct>(text) {
        Ok(Distinct) => value,
        Err(_) => note_repeated(text, value, violations),
    }
}

#[cold]
fn note_repeated<T>(text: &str, value: Option<T>, violations: &mut Violations) -> Option<T> {
    let tree = serde_json::from_str(text).ok();
    let known = violations.len();
    if let Some(tree) = tree.or_else(|| vast::read(text)) {
        find_repeated(&tree, &Pointer::Root, violations);
    }
    value.filter(|_| violations.len() == known)
}

fn find_repeated(value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
    match value {
        Tree::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                find_repeated(item, &Pointer::Index(at, index), violations);
            }
        }
        Tree::Object(object) => {
            let mut seen = BTreeSet::new();
            for (name, value) in object {
                let at = Pointer::Key(at, name);
                find_repeated(value, &at, violations);
                if !seen.insert(name) {
                    violations.push(at.place(), "may be given once");
                }
            }
        }
        _ => {}
    }
}

/// A JSON value of which no object has a field more than once.
struct Distinct;

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Self)
    }
}

impl<'de> Visitor<'de> for Distinct {
    type Value = Self;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_bool<E: de::Error>(self, _: bool) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_i64<E: de::Error>(self, _: i64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_u64<E: de::Error>(self, _: u64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_f64<E: de::Error>(self, _: f64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_str<E: de::Error>(self, _: &str) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self, A::Error> {
        while items.next_element::<Self>()?.is_some() {}
        Ok(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self, A::Error> {
        let mut seen = BTreeSet::new();
        while let Some(name) = fields.next_key_seed(FieldName)? {
            fields.next_value::<Self>()?;
            if !seen.insert(name) {
                return Err(de::Error::custom("a field is repeated"));
            }
        }
        Ok(self)
    }
}

/// Reads the name of a field, without a copy where its text has no escapes.
struct FieldName;

impl<'de> DeserializeSeed<'de> for FieldName {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for FieldName {
    type Value = Cow<'de, str>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a field name")
    }

    fn visit_borrowed_str<E: de::Error>(self, name: &'de str) -> Result<Self::Value, E> {
        Ok(name.into())
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(name.to_owned().into())
    }
}
