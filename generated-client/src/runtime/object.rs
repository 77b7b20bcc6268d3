// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Structs that are objects in JSON: a type says where its fields are kept, and the loop
//! over them is compiled once, for all types.

use super::encode::{EncodeFields, Writer};
use super::fault::Fault;
use super::reader::Reader;
use super::slot::{Other, Slots};

/// A struct that is an object in JSON.
pub trait Object: EncodeFields + Sized {
    /// The names of the fields in JSON.
    const FIELDS: &'static [&'static str];
    /// The fields read so far.
    type Slots: Slots + Default;

    /// Makes the struct, or tells which field is missing or not allowed.
    fn finish(slots: Self::Slots) -> Result<Self, Fault>;
}

/// Implements what makes a struct an object in JSON, and the traits of `serde`.
macro_rules! json_object {
    ($value:ty) => {
        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::fault::Fault> {
                $crate::runtime::object::decode(reader)
            }
        }

        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, writer: &mut $crate::runtime::encode::Writer) {
                $crate::runtime::object::encode(self, writer);
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub(crate) use json_object as implement;

/// Reads an object.
pub fn decode<T: Object>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    let mut slots = T::Slots::default();
    read(reader, T::FIELDS, &mut slots)?;
    T::finish(slots)
}

/// Writes an object.
pub fn encode<T: EncodeFields>(value: &T, writer: &mut Writer) {
    writer.object(&mut |fields| value.encode_fields(fields));
}

/// Reads the fields of an object. The one that follows the last is tried first.
fn read(reader: &mut Reader<'_>, names: &[&str], slots: &mut dyn Slots) -> Result<(), Fault> {
    let mut next = 0;
    reader.object(&mut |reader, name| {
        let index = match names.get(next) {
            Some(expected) if *expected == name => Some(next),
            _ => names.iter().position(|known| *known == name),
        };
        let Some(index) = index else {
            return read_other(reader, name, slots.other());
        };
        next = index + 1;
        match slots.slot(index) {
            None => reader.skip(),
            Some(slot) if slot.is_filled() => Err(Fault::new("is repeated")),
            Some(slot) => slot.fill(reader),
        }
    })
}

fn read_other(reader: &mut Reader<'_>, name: &str, other: Other<'_>) -> Result<(), Fault> {
    match other {
        Other::Ignored => reader.skip(),
        Other::Refused => Err(Fault::new("is not known")),
        Other::Kept(kept) => kept.keep(name, reader),
    }
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
