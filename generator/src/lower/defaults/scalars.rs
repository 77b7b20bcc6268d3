//! Defaults of scalars.

use std::cmp::Reverse;

use serde_json::Value;

use crate::lower::schema::enumeration::scalar_of;
use crate::lower::schema::scalars::{integer_allows, number_allows, text_allows};
use crate::model::{
    Case, Default, Enumeration, Format, FormatValue, Integer, Number, NumberFormat, Text, Type,
    TypeId, ValueKind,
};

pub(in crate::lower) enum DefaultError {
    /// Rust code cannot express it as a literal.
    Unsupported,
    /// It does not satisfy the schema.
    Invalid,
    /// It contains itself.
    Recursive,
    /// It has too many values, with the defaults of its properties.
    TooLarge,
}

pub(in crate::lower) fn check(is_valid_text: bool) -> Result<(), DefaultError> {
    match is_valid_text {
        true => Ok(()),
        false => Err(DefaultError::Invalid),
    }
}

pub(in crate::lower) fn of(value: &Value, ty: &Type) -> Result<Default, DefaultError> {
    let found = match (value, ty) {
        (Value::Bool(value), Type::Boolean) => Some(Default::Boolean(*value)),
        (Value::Number(value), Type::Integer(integer)) => {
            of_integer(value, integer).map(Default::Integer)
        }
        (Value::Number(value), Type::Number(number)) => {
            of_number(value, number).map(Default::Number)
        }
        (Value::String(value), Type::String(text)) => {
            check(is_valid_text(value, text)?)?;
            Some(Default::String(value.clone()))
        }
        (Value::String(value), Type::Formatted(formatted)) => {
            check(is_valid_text(value, &formatted.constraints)?)?;
            Some(Default::Formatted(of_format(value, formatted.format)?))
        }
        _ => None,
    };
    found.ok_or(DefaultError::Invalid)
}

pub(in crate::lower) fn of_enum(
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
fn is_valid_text(value: &str, text: &Text) -> Result<bool, DefaultError> {
    let is_of_format = match text.format {
        None => true,
        Some(Format::Uri) => iri_string::types::UriStr::new(value).is_ok(),
        Some(format) => match of_format(value, format) {
            Ok(_) => true,
            Err(DefaultError::Invalid) => false,
            Err(reason) => return Err(reason),
        },
    };
    Ok(is_of_format && text_allows(text, value))
}

/// Returns a formatted value, if a Rust literal can express it.
fn of_format(text: &str, format: Format) -> Result<FormatValue, DefaultError> {
    let value = match format {
        Format::Password => Some(FormatValue::Password(text.to_owned())),
        Format::Uuid => uuid(text).map(FormatValue::Uuid),
        Format::Ipv4 => {
            let address: Option<std::net::Ipv4Addr> = text.parse().ok();
            address.map(|address| FormatValue::Ipv4(address.octets()))
        }
        Format::Ipv6 => {
            let address: Option<std::net::Ipv6Addr> = text.parse().ok();
            address.map(|address| FormatValue::Ipv6(address.segments()))
        }
        _ => return Err(DefaultError::Unsupported),
    };
    value.ok_or(DefaultError::Invalid)
}

/// Parses a UUID in its hyphenated form.
fn uuid(text: &str) -> Option<u128> {
    let parts: Vec<&str> = text.split('-').collect();
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    let is_digits = |part: &&str| part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_uuid = lengths == [8, 4, 4, 4, 12] && parts.iter().all(is_digits);
    is_uuid
        .then(|| u128::from_str_radix(&parts.concat(), 16).ok())
        .flatten()
}

fn of_integer(value: &serde_json::Number, integer: &Integer) -> Option<i128> {
    let signed = value.as_i64().map(i128::from);
    let value = signed.or_else(|| value.as_u64().map(i128::from))?;
    integer_allows(integer, value).then_some(value)
}

fn of_number(value: &serde_json::Number, number: &Number) -> Option<f64> {
    let value = value.as_f64()?;
    let fits = number.format == NumberFormat::Double || value.abs() <= f64::from(f32::MAX);
    (fits && number_allows(number, value)).then_some(value)
}

/// Returns the variants in the order in which the server tries them: as
/// `DiscriminatedBy::candidates` of the generated crates.
pub(in crate::lower) fn by_known_properties(cases: &[Case], value: &Value) -> Vec<usize> {
    let mut variants: Vec<(usize, usize)> = Vec::new();
    for case in cases {
        let knows = knows(&case.is, value);
        match variants
            .iter_mut()
            .find(|(variant, _)| *variant == case.variant)
        {
            Some((_, known)) => *known = knows.max(*known),
            None => variants.push((case.variant, knows)),
        }
    }
    variants.sort_by_key(|(_, knows)| Reverse(*knows));
    variants.into_iter().map(|(variant, _)| variant).collect()
}

fn knows(is: &ValueKind, value: &Value) -> usize {
    match (is, value) {
        (ValueKind::Object(facts), Value::Object(fields)) => {
            let is_known =
                |name: &&String| facts.required.contains(name) || facts.optional.contains(name);
            1 + fields.keys().filter(is_known).count()
        }
        (ValueKind::ArrayOf(kinds), Value::Array(items)) => {
            let of_first = |first| kinds.iter().map(|kind| knows(kind, first)).max();
            1 + items.first().and_then(of_first).unwrap_or(0)
        }
        (ValueKind::OneOf(texts), Value::String(text)) if texts.contains(text) => 2,
        (ValueKind::Integer, Value::Number(number)) if !number.is_f64() => 2,
        (ValueKind::Null, Value::Null)
        | (ValueKind::Boolean, Value::Bool(_))
        | (ValueKind::Number, Value::Number(_))
        | (ValueKind::String, Value::String(_))
        | (ValueKind::Array, Value::Array(_)) => 1,
        _ => 0,
    }
}
