//! Structs as JSON objects: a type lists the slots of its fields, and the loop over them is
//! compiled once for all types.

use super::decode_error::DecodeError;
use super::encode::{EncodeFields, Writer};
use super::reader::Reader;
use super::slot::{Kept, Slot};

/// Implements `Decode`, `Encode` and the traits of `serde` for a struct.
macro_rules! json_object {
    ($value:ty) => {
        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, writer: &mut $crate::runtime::encode::Writer) {
                $crate::runtime::object::encode(self, writer);
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub(crate) use json_object as implement;

/// A field: its JSON name, the slot of its value, and its presence.
pub struct Field<'s> {
    name: &'static str,
    slot: &'s mut dyn Slot,
    is_required: bool,
}

/// Creates a required field.
pub const fn required<'s>(name: &'static str, slot: &'s mut dyn Slot) -> Field<'s> {
    Field {
        name,
        slot,
        is_required: true,
    }
}

/// Creates an optional field.
pub const fn optional<'s>(name: &'static str, slot: &'s mut dyn Slot) -> Field<'s> {
    Field {
        name,
        slot,
        is_required: false,
    }
}

/// Decodes an object. The reader ignores or rejects unknown fields.
pub fn read(reader: &mut Reader<'_>, fields: &mut [Field<'_>]) -> Result<(), DecodeError> {
    each(reader, fields, &mut |name, reader, fields| {
        let Some(error) = reader.unknown() else {
            return reader.skip();
        };
        let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
        Err(error(name, &known))
    })
}

/// Decodes an object and rejects unknown fields.
pub fn read_closed(reader: &mut Reader<'_>, fields: &mut [Field<'_>]) -> Result<(), DecodeError> {
    each(reader, fields, &mut |_, _, _| {
        Err(DecodeError::new("is unknown"))
    })
}

/// Decodes an object and keeps unknown fields.
pub fn read_keeping(
    reader: &mut Reader<'_>,
    fields: &mut [Field<'_>],
    others: &mut dyn Kept,
) -> Result<(), DecodeError> {
    each(reader, fields, &mut |name, reader, _| {
        others.keep(name, reader)
    })
}

/// Handles an unknown field, next to known ones.
type Other<'o> = dyn FnMut(&str, &mut Reader<'_>, &[Field<'_>]) -> Result<(), DecodeError> + 'o;

/// Decodes the fields of an object. The successor of the previous field is tried first.
fn each(
    reader: &mut Reader<'_>,
    fields: &mut [Field<'_>],
    other: &mut Other<'_>,
) -> Result<(), DecodeError> {
    let begin = reader.clone();
    let mut next = 0;
    let outcome = reader.object(&mut |reader, name| {
        let index = match fields.get(next) {
            Some(field) if field.name == name => Some(next),
            _ => fields.iter().position(|field| field.name == name),
        };
        let Some((index, field)) = index.and_then(|at| Some((at, fields.get_mut(at)?))) else {
            return other(name, reader, fields);
        };
        next = index + 1;
        match field.slot.is_filled() {
            true => Err(DecodeError::new("is repeated")),
            false => field.slot.fill(reader),
        }
    });
    let mut required = fields.iter().filter(|field| field.is_required);
    match (outcome, required.all(|field| field.slot.is_filled())) {
        (Ok(()), true) => Ok(()),
        (outcome, _) => Err(incomplete_fields(begin, outcome.err(), fields)),
    }
}

/// Returns the errors of the fields, and those for required fields without a value; only the first of
/// them if no more are wanted.
#[cold]
fn incomplete_fields(
    mut object: Reader<'_>,
    errors: Option<DecodeError>,
    fields: &[Field<'_>],
) -> DecodeError {
    let unfilled = fields
        .iter()
        .filter(|field| field.is_required && !field.slot.is_filled());
    let mut unfilled = unfilled.map(|field| field.name);
    if !object.finds_all() {
        let missing = || Some(DecodeError::new("is missing").in_field(unfilled.next()?));
        return errors.or_else(missing).unwrap_or_else(incomplete);
    }
    let unfilled: Vec<&str> = unfilled.collect();
    let mut found: Vec<(&str, bool)> = Vec::new();
    let read = object.object(&mut |reader, name| {
        let is_null = reader.null()?;
        if let Some(name) = unfilled.iter().find(|field| **field == name) {
            found.push((name, is_null));
        }
        match is_null {
            true => Ok(()),
            false => reader.skip(),
        }
    });
    if read.is_err()
        && let Some(errors) = errors
    {
        return errors;
    }
    let missing = unfilled.into_iter().filter_map(|name| {
        let message = match found.iter().find(|(field, _)| *field == name) {
            None => "is missing",
            Some((_, true)) => "is required and must not be `null`",
            Some((_, false)) => return None,
        };
        Some(DecodeError::new(message).in_field(name))
    });
    let all = errors.into_iter().chain(missing);
    all.reduce(DecodeError::and).unwrap_or_else(incomplete)
}

/// The error for a missing required field.
#[cold]
pub fn incomplete() -> DecodeError {
    DecodeError::new("is incomplete")
}

/// Encodes an object.
pub fn encode<T: EncodeFields>(value: &T, writer: &mut Writer) {
    writer.object(&mut |fields| value.encode_fields(fields));
}

/// Rejects an object if the value of a field violates a constraint.
pub fn check(holds: bool, name: &'static str) -> Result<(), DecodeError> {
    match holds {
        true => Ok(()),
        false => Err(DecodeError::new("is not allowed").in_field(name)),
    }
}
