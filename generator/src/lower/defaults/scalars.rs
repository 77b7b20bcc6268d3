//! Defaults of scalars.

use serde_json::Value;

use crate::lower::schema::enumeration::scalar_of;
use crate::lower::schema::scalars::{allows_integer, allows_number, allows_text};
use crate::lowered::{
    Default, Enumeration, Format, Integer, Number, NumberFormat, TextConstraint, Type, TypeId,
};

pub enum DefaultError {
    /// Rust code cannot express it as a literal.
    Unsupported,
    /// It does not satisfy the schema.
    Invalid,
    /// It contains itself.
    Recursive,
    /// It has too many values, with the defaults of its properties.
    TooLarge,
}

pub fn check(is_valid_text: bool) -> Result<(), DefaultError> {
    match is_valid_text {
        true => Ok(()),
        false => Err(DefaultError::Invalid),
    }
}

pub fn of(value: &Value, ty: &Type) -> Result<Default, DefaultError> {
    let found = match (value, ty) {
        (Value::Bool(value), Type::Boolean) => Some(Default::Boolean(*value)),
        (Value::Number(value), Type::Integer(integer)) => {
            of_integer(value, integer).map(Default::Integer)
        }
        (Value::Number(value), Type::Number(number)) => {
            of_number(value, number).map(Default::Number)
        }
        (Value::String(value), Type::String(texts)) => {
            check(is_valid_text(value, texts)?)?;
            Some(Default::String(value.clone()))
        }
        (Value::String(_), Type::Formatted(_)) => return Err(DefaultError::Unsupported),
        _ => None,
    };
    found.ok_or(DefaultError::Invalid)
}

pub fn of_enum(
    value: &Value,
    enumeration: &Enumeration,
    id: TypeId,
) -> Result<Default, DefaultError> {
    let scalar = scalar_of(value).ok_or(DefaultError::Invalid)?;
    let mut values = enumeration.values.iter();
    let index = values.position(|value| value.value == scalar);
    index
        .map(|index| Default::EnumValue(id, index))
        .ok_or(DefaultError::Invalid)
}

/// Returns `true` if a string satisfies the constraints and the format.
fn is_valid_text(value: &str, texts: &[TextConstraint]) -> Result<bool, DefaultError> {
    for constraint in texts {
        match constraint {
            TextConstraint::Format(Format::Uri) => {
                check(iri_string::types::UriStr::new(value).is_ok())?;
            }
            TextConstraint::Format(_) => return Err(DefaultError::Unsupported),
            TextConstraint::Length(_) | TextConstraint::Pattern(_) => {}
        }
    }
    Ok(texts.iter().all(|one| allows_text(one, value)))
}

fn of_integer(value: &serde_json::Number, integer: &Integer) -> Option<i128> {
    let signed = value.as_i64().map(i128::from);
    let value = signed.or_else(|| value.as_u64().map(i128::from))?;
    allows_integer(integer, value).then_some(value)
}

fn of_number(value: &serde_json::Number, number: &Number) -> Option<f64> {
    let value = value.as_f64()?;
    let fits = number.format == NumberFormat::Double || value.abs() <= f64::from(f32::MAX);
    let mut constraints = number.constraints.iter();
    let is_allowed = constraints.all(|one| allows_number(one, &value.to_string()));
    (fits && is_allowed).then_some(value)
}
