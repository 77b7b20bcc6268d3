//! Values whose types say themselves how JSON writes them, among others whose do not.

use std::marker::PhantomData;

use super::coded::Codec;
use super::decode::Decode;
use super::encode::{Encode, Writer};
use super::fault::Fault;
use super::reader::Reader;

/// Reads and writes the values of a type as the type says.
pub struct ByType<T>(PhantomData<T>);

impl<T: Decode + Encode> Codec for ByType<T> {
    type Value = T;
    const TAKES_NULL: bool = T::TAKES_NULL;

    fn decode(reader: &mut Reader<'_>) -> Result<T, Fault> {
        T::decode(reader)
    }

    fn encode(value: &T, json: &mut Writer) {
        value.encode(json);
    }
}
