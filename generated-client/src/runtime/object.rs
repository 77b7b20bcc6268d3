// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Structs that are objects in JSON: a type says where its fields are kept, and the loop
//! over them is compiled once, for all types.

use super::encode::{EncodeFields, Writer};
use super::fault::Fault;
use super::reader::Reader;
use super::slot::{Kept, Slot};

/// Implements what makes a struct an object in JSON, and the traits of `serde`.
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

/// A field by its name in JSON, where its value is kept, and whether it must be there.
pub struct Field<'s> {
    name: &'static str,
    slot: &'s mut dyn Slot,
    is_required: bool,
}

/// A field that the object cannot be without.
pub const fn required<'s>(name: &'static str, slot: &'s mut dyn Slot) -> Field<'s> {
    Field {
        name,
        slot,
        is_required: true,
    }
}

/// A field that the object may be without.
pub const fn optional<'s>(name: &'static str, slot: &'s mut dyn Slot) -> Field<'s> {
    Field {
        name,
        slot,
        is_required: false,
    }
}

/// Reads the fields of an object, and passes over those of other names.
pub fn read(reader: &mut Reader<'_>, fields: &mut [Field<'_>]) -> Result<(), Fault> {
    each(reader, fields, &mut |_, reader| reader.skip())
}

/// Reads the fields of an object that may have no others.
pub fn read_closed(reader: &mut Reader<'_>, fields: &mut [Field<'_>]) -> Result<(), Fault> {
    each(reader, fields, &mut |_, _| Err(Fault::new("is not known")))
}

/// Reads the fields of an object, and keeps those of other names.
pub fn read_keeping(
    reader: &mut Reader<'_>,
    fields: &mut [Field<'_>],
    others: &mut dyn Kept,
) -> Result<(), Fault> {
    each(reader, fields, &mut |name, reader| {
        others.keep(name, reader)
    })
}

/// What is done with a field of another name.
type Other<'o> = dyn FnMut(&str, &mut Reader<'_>) -> Result<(), Fault> + 'o;

/// Reads the fields of an object. The one that follows the last is tried first.
fn each(
    reader: &mut Reader<'_>,
    fields: &mut [Field<'_>],
    other: &mut Other<'_>,
) -> Result<(), Fault> {
    let mut next = 0;
    reader.object(&mut |reader, name| {
        let index = match fields.get(next) {
            Some(field) if field.name == name => Some(next),
            _ => fields.iter().position(|field| field.name == name),
        };
        let Some((index, field)) = index.and_then(|at| Some((at, fields.get_mut(at)?))) else {
            return other(name, reader);
        };
        next = index + 1;
        match field.slot.is_filled() {
            true => Err(Fault::new("is repeated")),
            false => field.slot.fill(reader),
        }
    })?;
    let mut fields = fields.iter();
    match fields.find(|field| field.is_required && !field.slot.is_filled()) {
        Some(missing) => Err(Fault::new("is missing").in_field(missing.name)),
        None => Ok(()),
    }
}

/// That a required field is missing; what reads the fields says which.
#[cold]
pub fn incomplete() -> Fault {
    Fault::new("is incomplete")
}

/// Writes an object.
pub fn encode<T: EncodeFields>(value: &T, writer: &mut Writer) {
    writer.object(&mut |fields| value.encode_fields(fields));
}

/// Refuses an object if the value of a field is not allowed.
pub fn check(holds: bool, name: &'static str) -> Result<(), Fault> {
    match holds {
        true => Ok(()),
        false => Err(Fault::new("is not allowed").in_field(name)),
    }
}
