//! Codecs for types that do not implement `Decode` and `Encode` themselves.

use std::collections::BTreeMap;

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode, EncodeFields, Fields, Writer};
use crate::runtime::reader::Reader;
use crate::runtime::slot::{self, Kept, Slot};
use crate::runtime::text_format::{self, TextFormat};

/// The JSON representation of the values of a type.
pub trait Codec {
    /// The Rust type.
    type Value;
    /// `true` if `null` is a value.
    const TAKES_NULL: bool = false;
    /// `true` if a value of another type is an additional property.
    const IS_OR_ADDITIONAL: bool = false;

    /// Decodes the next value.
    fn decode(reader: &mut Reader<'_>) -> Result<Self::Value, DecodeError>;

    /// Encodes a value.
    fn encode(value: &Self::Value, json: &mut Writer);

    /// Decodes the value of a field; `None` if the field is ignored, or its value is not read and an additional property.
    fn decode_field(reader: &mut Reader<'_>) -> Result<Option<Self::Value>, DecodeError> {
        Self::decode(reader).map(Some)
    }
}

impl<F: TextFormat> Codec for F {
    type Value = F::Value;

    fn decode(reader: &mut Reader<'_>) -> Result<F::Value, DecodeError> {
        text_format::decode::<F>(reader)
    }

    fn encode(value: &F::Value, json: &mut Writer) {
        text_format::encode::<F>(value, json);
    }
}

impl<C: Codec> Codec for Vec<C> {
    type Value = Vec<C::Value>;

    fn decode(reader: &mut Reader<'_>) -> Result<Self::Value, DecodeError> {
        let items: Vec<Decoded<C>> = decode::decode(reader)?;
        Ok(items.into_iter().map(|item| item.0).collect())
    }

    fn encode(value: &Self::Value, json: &mut Writer) {
        json.array(value.iter().map(Encoded::<C>));
    }
}

impl<C: Codec> Codec for Option<C> {
    type Value = Option<C::Value>;
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self::Value, DecodeError> {
        let value: Option<Decoded<C>> = decode::decode(reader)?;
        Ok(value.map(|value| value.0))
    }

    fn encode(value: &Self::Value, json: &mut Writer) {
        value.as_ref().map(Encoded::<C>).encode(json);
    }

    fn decode_field(reader: &mut Reader<'_>) -> Result<Option<Self::Value>, DecodeError> {
        match reader.null()? {
            true => Ok(Some(None)),
            false => Ok(C::decode_field(reader)?.map(Some)),
        }
    }
}

impl<C: Codec> Codec for BTreeMap<String, C> {
    type Value = BTreeMap<String, C::Value>;

    fn decode(reader: &mut Reader<'_>) -> Result<Self::Value, DecodeError> {
        let fields: BTreeMap<String, Decoded<C>> = decode::decode(reader)?;
        let fields = fields.into_iter();
        Ok(fields.map(|(name, value)| (name, value.0)).collect())
    }

    fn encode(value: &Self::Value, json: &mut Writer) {
        json.object(&mut |fields| Encoded::<Self>(value).encode_fields(fields));
    }
}

/// Decodes a value with a codec.
pub fn decode<C: Codec>(reader: &mut Reader<'_>) -> Result<C::Value, DecodeError> {
    C::decode(reader)
}

/// A value decoded with a codec.
pub struct Decoded<C: Codec>(pub C::Value);

impl<C: Codec> Decode for Decoded<C> {
    const TAKES_NULL: bool = C::TAKES_NULL;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        C::decode(reader).map(Self)
    }
}

/// The slot of a field that is decoded with a codec.
pub struct Coded<C: Codec>(pub Option<C::Value>);

impl<C: Codec> Default for Coded<C> {
    fn default() -> Self {
        Self(None)
    }
}

impl<C: Codec> Slot for Coded<C> {
    fn is_filled(&self) -> bool {
        self.0.is_some()
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        if !slot::is_absent::<Decoded<C>>(reader)? {
            self.0 = C::decode_field(reader)?;
        }
        Ok(())
    }
}

impl<C: Codec> Kept for Coded<BTreeMap<String, C>> {
    fn keep(&mut self, name: &str, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        let value = C::decode(reader)?;
        decode::keep(self.0.get_or_insert_default(), name, value)
    }
}

/// A value encoded with a codec.
pub struct Encoded<'a, C: Codec>(pub &'a C::Value);

impl<C: Codec> EncodeFields for Encoded<'_, BTreeMap<String, C>> {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        for (name, value) in self.0 {
            fields.entry(name, &Encoded::<C>(value));
        }
    }
}

impl<C: Codec> Encode for Encoded<'_, C> {
    fn is_or_additional() -> bool {
        C::IS_OR_ADDITIONAL
    }

    fn encode(&self, json: &mut Writer) {
        C::encode(self.0, json);
    }
}
