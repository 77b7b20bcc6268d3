//! Default values.

use serde_json::{Map, Value};

use super::{Api, Object, TypeId, TypeKind};

/// A default value.
#[derive(Clone, Debug, PartialEq)]
pub enum Default {
    /// `null`
    Null,
    /// `true` or `false`.
    Boolean(bool),
    /// An integer.
    Integer(i128),
    /// A number.
    Number(f64),
    /// A string.
    String(String),
    /// An enum value, by its index.
    EnumValue(TypeId, usize),
    /// An array.
    Array(Vec<Default>),
    /// A map.
    Map(Vec<(String, Default)>),
    /// An object.
    Object(TypeId, DefaultFields),
    /// A variant of a union, by its index.
    Variant(TypeId, usize, Box<Default>),
    /// Arbitrary JSON. During lowering, all defaults are arbitrary JSON, identified by `origin`.
    Any {
        /// The value.
        value: Value,
        /// The index of the default in the description.
        origin: usize,
    },
}

/// The fields of a default object.
#[derive(Clone, Debug, PartialEq)]
pub struct DefaultFields {
    /// The values of the fields of its type, in order; `None` for absent ones without a default.
    pub own: Vec<Option<Default>>,
    /// The additional properties.
    pub others: Vec<(String, Default)>,
}

impl DefaultFields {
    /// Returns the fields of a type with their values.
    pub fn of<'a>(
        &'a self,
        object: &'a Object,
    ) -> impl Iterator<Item = (&'a super::Field, Option<&'a Default>)> {
        let values = self.own.iter().map(Option::as_ref);
        object.fields.iter().zip(values)
    }
}

impl Default {
    /// Returns the value as JSON, without tags.
    pub fn json(&self, api: &Api) -> Value {
        let entries = |all: &[(String, Self)]| {
            let entries = all.iter();
            let entries = entries.map(|(name, value)| (name.clone(), value.json(api)));
            entries.collect::<Map<_, _>>()
        };
        match self {
            Self::Null => Value::Null,
            Self::Boolean(value) => Value::from(*value),
            Self::Integer(value) => match i64::try_from(*value) {
                Ok(value) => Value::from(value),
                Err(_) => u64::try_from(*value).map_or(Value::Null, Value::from),
            },
            Self::Number(value) => Value::from(*value),
            Self::String(text) => Value::from(text.as_str()),
            Self::EnumValue(id, index) => {
                let enumeration = api.enumeration(*id);
                let value = enumeration.and_then(|found| found.values.get(*index));
                let json = value.and_then(|value| serde_json::from_str(&value.value.json()).ok());
                json.unwrap_or_default()
            }
            Self::Array(items) => items.iter().map(|item| item.json(api)).collect(),
            Self::Map(fields) => Value::Object(entries(fields)),
            Self::Object(id, fields) => {
                let TypeKind::Struct(object) = &api.definition_of(*id).kind else {
                    return Value::Null;
                };
                let own = fields.of(object);
                let own = own
                    .filter_map(|(field, value)| Some((field.name.wire.clone(), value?.json(api))));
                Value::Object(own.chain(entries(&fields.others)).collect())
            }
            Self::Variant(_, _, value) => value.json(api),
            Self::Any { value, .. } => value.clone(),
        }
    }
}
