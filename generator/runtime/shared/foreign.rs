//! Values of types of other crates, which read and write themselves by `serde`.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::coded::Codec;
use super::decode;
use super::encode::Writer;
use super::fault::Fault;
use super::reader::Reader;

/// How JSON writes the values of a type: as the type itself says.
pub struct BySerde<T>(PhantomData<T>);

impl<T: Serialize + DeserializeOwned> Codec for BySerde<T> {
    type Value = T;

    fn decode(reader: &mut Reader<'_>) -> Result<T, Fault> {
        let value = reader.ahead()?;
        // A repeated field is refused, whatever the type makes of it.
        decode::decode::<Value>(&mut value.clone())?;
        serde_json::from_str(value.text()).map_err(|error| Fault::new(said(&error)))
    }

    fn encode(value: &T, json: &mut Writer) {
        match serde_json::to_string(value) {
            Ok(text) => json.raw(&text),
            Err(_) => json.refuse(),
        }
    }
}

/// What an error says, without its line and column: the place is known better.
fn said(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text.get(..end).unwrap_or_default().to_owned(),
        None => text,
    }
}
