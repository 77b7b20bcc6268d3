//! Properties whose values of another type are additional properties.

use std::marker::PhantomData;

use crate::runtime::codec::Codec;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Writer;
use crate::runtime::reader::Reader;

/// The codec of a property that is an additional one if its value has another type: the value matches an alternative that
/// allows any property.
pub struct OrAdditional<C>(PhantomData<C>);

impl<C: Codec> Codec for OrAdditional<C> {
    type Value = C::Value;
    // A `null` is an additional property, too, unless it is a value.
    const TAKES_NULL: bool = true;
    const IS_OR_ADDITIONAL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<C::Value, DecodeError> {
        C::decode(reader)
    }

    fn encode(value: &C::Value, json: &mut Writer) {
        C::encode(value, json);
    }

    fn decode_field(reader: &mut Reader<'_>) -> Result<Option<C::Value>, DecodeError> {
        let mut ahead = reader.clone();
        match C::decode(&mut ahead) {
            Ok(value) => {
                *reader = ahead;
                Ok(Some(value))
            }
            Err(error) if error.is_syntax() => Err(error),
            // A value that is not read is left to the additional properties.
            Err(_) => Ok(None),
        }
    }
}
