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

/// A field by its name in JSON, and where its value is kept.
pub type Field<'s> = (&'static str, &'s mut dyn Slot);

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
            Some((expected, _)) if *expected == name => Some(next),
            _ => fields.iter().position(|(known, _)| *known == name),
        };
        let Some((index, (_, slot))) = index.and_then(|at| Some((at, fields.get_mut(at)?))) else {
            return other(name, reader);
        };
        next = index + 1;
        match slot.is_filled() {
            true => Err(Fault::new("is repeated")),
            false => slot.fill(reader),
        }
    })
}

/// Writes an object.
pub fn encode<T: EncodeFields>(value: &T, writer: &mut Writer) {
    writer.object(&mut |fields| value.encode_fields(fields));
}

/// The value of a required field.
pub fn required<T>(slot: Option<T>, name: &'static str) -> Result<T, Fault> {
    slot.ok_or_else(|| Fault::new("is missing").in_field(name))
}

/// Refuses an object if the value of a field is not allowed.
pub fn check(holds: bool, name: &'static str) -> Result<(), Fault> {
    match holds {
        true => Ok(()),
        false => Err(Fault::new("is not allowed").in_field(name)),
    }
}
