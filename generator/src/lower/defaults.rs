//! Values that stand for absent ones.

use serde_json::Value;

use super::Lowering;
use super::enumeration::scalar_of;
use crate::model::{Default, Enumeration, Integer, Number, NumberFormat, Text, Type, TypeId};
use crate::source::Place;

/// Why a default is not taken.
enum NotTaken {
    /// It cannot be written in Rust yet.
    Unsupported,
    /// The schema does not allow it.
    Wrong,
}

impl Lowering<'_> {
    /// The single value that a schema has as its default wherever it is referred to.
    pub(super) fn default_of_reference(&mut self, reference: &str, ty: &Type) -> Option<Default> {
        let found = self.document.schema_of_reference(reference)?;
        let value = found.item.schema_data.default.as_ref()?;
        if value.is_array() || value.is_object() {
            return None;
        }
        self.default(value, ty, &found.place.key("default"))
    }

    /// The default of a value of a type. One that cannot be taken is reported, once, and
    /// the value may be left out without one.
    pub(super) fn default(&mut self, value: &Value, ty: &Type, place: &Place) -> Option<Default> {
        let (message, help) = match self.try_default(value, ty) {
            Ok(default) => return Some(default),
            Err(NotTaken::Wrong) => ("this default is not a value of its schema", "it is ignored"),
            Err(NotTaken::Unsupported) => (
                "a default of this type is not applied",
                "the service is told that the value is absent",
            ),
        };
        if !self.report.has(place, message) {
            self.report.warning(place, message).help(help);
        }
        None
    }

    fn try_default(&self, value: &Value, ty: &Type) -> Result<Default, NotTaken> {
        let ty = match self.types.resolved(ty) {
            Type::Nullable(_) if value.is_null() => return Ok(Default::Null),
            Type::Nullable(ty) => self.types.resolved(ty),
            ty => ty,
        };
        let found = match (value, ty) {
            (_, Type::Any | Type::Null | Type::Tuple(_) | Type::Formatted(_)) => {
                return Err(NotTaken::Unsupported);
            }
            (Value::Bool(value), Type::Boolean) => Some(Default::Boolean(*value)),
            (Value::Number(number), Type::Integer(integer)) => {
                integer_default(number, integer).map(Default::Integer)
            }
            (Value::Number(_), Type::Number(number)) if number.multiple_of.is_some() => {
                return Err(NotTaken::Unsupported);
            }
            (Value::Number(value), Type::Number(number)) => {
                number_default(value, number).map(Default::Number)
            }
            (Value::String(_), Type::String(text)) if !is_of_lengths(text) => {
                return Err(NotTaken::Unsupported);
            }
            (Value::String(value), Type::String(text)) => {
                has_length(value, text).then(|| Default::String(value.clone()))
            }
            (Value::Array(items), Type::Array(array)) if items.is_empty() => {
                (array.minimum.unwrap_or_default() == 0).then_some(Default::EmptyArray)
            }
            (Value::Object(fields), Type::Map(map)) if fields.is_empty() => {
                (map.minimum.unwrap_or_default() == 0).then_some(Default::EmptyMap)
            }
            (Value::Array(_), Type::Array(_)) | (Value::Object(_), Type::Map(_)) => {
                return Err(NotTaken::Unsupported);
            }
            (value, Type::Named(id)) => match self.types.enumeration(ty) {
                Some(enumeration) => enum_default(value, enumeration, *id),
                None => return Err(NotTaken::Unsupported),
            },
            _ => None,
        };
        found.ok_or(NotTaken::Wrong)
    }
}

fn enum_default(value: &Value, enumeration: &Enumeration, id: TypeId) -> Option<Default> {
    let scalar = scalar_of(value)?;
    let mut values = enumeration.values.iter();
    let index = values.position(|value| value.value == scalar)?;
    Some(Default::EnumValue(id, index))
}

/// Whether a text has no rules but those for its length.
fn is_of_lengths(text: &Text) -> bool {
    text.pattern.is_none() && text.format.is_none()
}

fn has_length(value: &str, text: &Text) -> bool {
    let count = value.chars().count();
    text.minimum.is_none_or(|least| least <= count) && text.maximum.is_none_or(|most| count <= most)
}

fn integer_default(value: &serde_json::Number, integer: &Integer) -> Option<i128> {
    let signed = value.as_i64().map(i128::from);
    let value = signed.or_else(|| value.as_u64().map(i128::from))?;
    let is_multiple = |step: u64| value % i128::from(step) == 0;
    let is_allowed = (integer.minimum..=integer.maximum).contains(&value)
        && integer.multiple_of.is_none_or(is_multiple);
    is_allowed.then_some(value)
}

fn number_default(value: &serde_json::Number, number: &Number) -> Option<f64> {
    let value = value.as_f64()?;
    let is_allowed = (number.format == NumberFormat::Double || value.abs() <= f64::from(f32::MAX))
        && number.minimum.is_none_or(|minimum| minimum <= value)
        && number.maximum.is_none_or(|maximum| value <= maximum)
        && number.above.is_none_or(|above| above < value)
        && number.below.is_none_or(|below| value < below);
    is_allowed.then_some(value)
}
