//! Types of other crates that implement the traits of `serde`.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::runtime::codec::Codec;
use crate::runtime::decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Writer;
use crate::runtime::reader::Reader;

/// The codec of a type that implements the traits of `serde`.
pub struct BySerde<T>(PhantomData<T>);

impl<T: Serialize + DeserializeOwned> Codec for BySerde<T> {
    type Value = T;

    fn decode(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
        let value = reader.ahead()?;
        // Repeated fields are rejected, even if the type accepts them.
        decode::decode::<Value>(&mut value.clone())?;
        serde_json::from_str(value.text()).map_err(|error| DecodeError::new(said(&error)))
    }

    fn encode(value: &T, json: &mut Writer) {
        match serde_json::to_string(value) {
            Ok(text) => json.raw(&text),
            Err(error) => json.refuse(DecodeError::new(said(&error))),
        }
    }
}

/// Returns the message of an error without its line and column, as the location is known.
fn said(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text.get(..end).unwrap_or_default().to_owned(),
        None => text,
    }
}
