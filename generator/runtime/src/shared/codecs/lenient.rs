//! Properties that only some alternatives of a value declare.

use std::marker::PhantomData;

use crate::runtime::codec::Codec;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Writer;
use crate::runtime::reader::Reader;

/// The codec of a property that is ignored if its value has another type, as any unknown property is: the value matches an
/// alternative that does not declare it.
pub struct Lenient<C>(PhantomData<C>);

impl<C: Codec> Codec for Lenient<C> {
    type Value = C::Value;
    const TAKES_NULL: bool = C::TAKES_NULL;

    fn decode(reader: &mut Reader<'_>) -> Result<C::Value, DecodeError> {
        C::decode(reader)
    }

    fn encode(value: &C::Value, json: &mut Writer) {
        C::encode(value, json);
    }

    fn decode_field(reader: &mut Reader<'_>) -> Result<Option<C::Value>, DecodeError> {
        if reader.is_exact() || reader.unknown().is_some() {
            return C::decode(reader).map(Some);
        }
        let mut value = reader.clone().unchecked().strict();
        // The schema decides if the value is valid, and the type if it is kept.
        reader.skip()?;
        match C::decode(&mut value) {
            Ok(decoded) => Ok(Some(decoded)),
            Err(error) if error.is_out_of_range() => Err(error.unaccepted()),
            Err(_) => Ok(None),
        }
    }
}
