//! Decoding values from JSON.

use std::collections::BTreeMap;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::expected::Types;
use crate::runtime::leniency::Leniency;
use crate::runtime::reader::Reader;
use crate::runtime::reason::Reason;
use crate::runtime::tolerance::Tolerance;

/// The reason for which a text that is not UTF-8 is rejected.
pub const NOT_UTF8: Reason = Reason::syntax("is not UTF-8");

/// A type that can be decoded from JSON.
pub trait Decode: Sized {
    /// `true` if `null` is a value of the type.
    const TAKES_NULL: bool = false;
    /// The names of the schemas, separated by commas, if a client can make their properties optional.
    const SCHEMAS: &'static str = "";

    /// Decodes the next value.
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError>;
}

/// Decodes the next value.
pub fn decode<T: Decode>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    T::decode(reader)
}

/// Decodes a complete JSON text strictly.
pub fn from_text<T: Decode>(text: &str) -> Result<T, DecodeError> {
    from_text_with(text, Tolerance::Strict)
}

/// Decodes a complete JSON text.
pub fn from_text_with<T: Decode>(text: &str, tolerance: Tolerance) -> Result<T, DecodeError> {
    let mut reader = Reader::with(text, tolerance);
    let value = T::decode(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// Decodes a complete JSON text in UTF-8 as a client, and leaves values out that have an error.
pub fn from_bytes_leniently<T: Decode>(bytes: &[u8], leniency: Leniency) -> Result<T, DecodeError> {
    let text = std::str::from_utf8(bytes).map_err(|_| DecodeError::new(NOT_UTF8))?;
    let mut reader = Reader::with(text, Tolerance::Tolerant).lenient(leniency);
    let value = T::decode(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// Decodes a complete JSON text in UTF-8 strictly.
pub fn from_bytes<T: Decode>(bytes: &[u8]) -> Result<T, DecodeError> {
    from_bytes_with(bytes, Tolerance::Strict)
}

/// Decodes a complete JSON text in UTF-8.
pub fn from_bytes_with<T: Decode>(bytes: &[u8], tolerance: Tolerance) -> Result<T, DecodeError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => from_text_with(text, tolerance),
        Err(_) => Err(DecodeError::new(NOT_UTF8)),
    }
}

impl Decode for bool {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        reader.boolean()
    }
}

impl Decode for String {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        Ok(reader.string()?.into_owned())
    }
}

macro_rules! signed {
    ($($integer:ty),*) => {$(
        impl Decode for $integer {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                let (is_negative, value) = reader.integer()?;
                let value = value.and_then(|value| match is_negative {
                    true => 0_i64.checked_sub_unsigned(value),
                    false => value.try_into().ok(),
                });
                value
                    .and_then(|value| value.try_into().ok())
                    .ok_or_else(|| DecodeError::out_of_range(concat!("is out of range for `", stringify!($integer), "`")))
            }
        }
    )*};
}

macro_rules! unsigned {
    ($($integer:ty),*) => {$(
        impl Decode for $integer {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                let (is_negative, value) = reader.integer()?;
                value
                    .filter(|value| !is_negative || *value == 0)
                    .and_then(|value| value.try_into().ok())
                    .ok_or_else(|| DecodeError::out_of_range(concat!("is out of range for `", stringify!($integer), "`")))
            }
        }
    )*};
}

macro_rules! floating {
    ($($number:ty),*) => {$(
        impl Decode for $number {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                let number = reader.number()?.parse::<Self>().ok();
                number
                    .filter(|number| number.is_finite())
                    .ok_or_else(|| DecodeError::out_of_range(concat!("is out of range for `", stringify!($number), "`")))
            }
        }
    )*};
}

signed!(i8, i16, i32, i64);
unsigned!(u8, u16, u32, u64);
floating!(f32, f64);

/// `null`
impl Decode for () {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.null()? {
            true => Ok(()),
            false => Err(DecodeError::new(Types::NULL)),
        }
    }
}

impl<T: Decode> Decode for Option<T> {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.null()? {
            true => Ok(None),
            false => T::decode(reader).map(Some),
        }
    }
}

impl<T: Decode> Decode for Box<T> {
    const TAKES_NULL: bool = T::TAKES_NULL;
    const SCHEMAS: &'static str = T::SCHEMAS;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        T::decode(reader).map(Self::new)
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let mut items = Self::new();
        reader.array(&mut |reader| {
            let begin = reader.position();
            match T::decode(reader) {
                Ok(item) => items.push(item),
                Err(error) => reader.leave_out(begin, error)?,
            }
            Ok(())
        })?;
        Ok(items)
    }
}

/// Rejects repeated fields.
impl<T: Decode> Decode for BTreeMap<String, T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let mut fields = Self::new();
        reader.object(&mut |reader, name| {
            let begin = reader.position();
            match T::decode(reader) {
                Ok(value) => keep(&mut fields, name, value),
                Err(error) => reader.leave_out(begin, error),
            }
        })?;
        Ok(fields)
    }
}

/// Decodes an object field by field, including repeated fields.
pub fn fields<T: Decode>(reader: &mut Reader<'_>) -> Result<Vec<(String, T)>, DecodeError> {
    let mut fields = Vec::new();
    reader.object(&mut |reader, name| {
        fields.push((name.to_owned(), T::decode(reader)?));
        Ok(())
    })?;
    Ok(fields)
}

/// Inserts the value of a field. Rejects a repeated one.
pub fn keep<T>(fields: &mut BTreeMap<String, T>, name: &str, value: T) -> Result<(), DecodeError> {
    match fields.insert(name.to_owned(), value) {
        None => Ok(()),
        Some(_) => Err(DecodeError::new(Reason::REPEATED)),
    }
}
