//! Values that implement `Decode` and `Encode`, used among others that need a codec.

use std::marker::PhantomData;

use crate::runtime::codec::Codec;
use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode, Writer};
use crate::runtime::reader::Reader;

/// The codec of a type that implements `Decode` and `Encode`.
pub struct ByType<T>(PhantomData<T>);

impl<T: Decode + Encode> Codec for ByType<T> {
    type Value = T;
    const TAKES_NULL: bool = T::TAKES_NULL;

    fn decode(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
        T::decode(reader)
    }

    fn encode(value: &T, json: &mut Writer) {
        value.encode(json);
    }
}
