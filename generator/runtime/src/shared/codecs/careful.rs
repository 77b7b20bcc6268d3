//! Properties that a careful client leaves out if they deviate.

use std::marker::PhantomData;

use crate::runtime::codec::Codec;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Writer;
use crate::runtime::leniency::Leniency;
use crate::runtime::reader::Reader;

/// The codec of a property whose value is left out if it has an error, as are the values in it.
pub struct Careful<C>(PhantomData<C>);

impl<C: Codec> Codec for Careful<C> {
    type Value = C::Value;
    const TAKES_NULL: bool = C::TAKES_NULL;

    fn decode(reader: &mut Reader<'_>) -> Result<C::Value, DecodeError> {
        C::decode(reader)
    }

    fn encode(value: &C::Value, json: &mut Writer) {
        C::encode(value, json);
    }

    fn decode_field(reader: &mut Reader<'_>) -> Result<Option<C::Value>, DecodeError> {
        if reader.leniency() != Leniency::Marked {
            return C::decode_field(reader);
        }
        let mut value = reader.ahead()?.lenient(Leniency::Everything);
        match C::decode_field(&mut value) {
            Err(error) if error.is_syntax() => Err(error),
            decoded => Ok(decoded.ok().flatten()),
        }
    }
}
