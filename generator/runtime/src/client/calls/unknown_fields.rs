//! Fields of a response body that no property of its type represents.

use std::collections::BTreeMap;

use crate::runtime::client::reply::Reply;
use crate::runtime::decode_error::{DecodeError, push_key};
use crate::runtime::encode::{self, Encode};
use crate::runtime::reader::{Kind, Reader};

/// A field of a response body that no property of its type represents.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownField {
    /// The location in the body as a JSON Pointer (RFC 6901).
    pub place: String,
    /// The value, as JSON text.
    pub json: String,
}

impl<T: Encode> Reply<T> {
    /// Returns the fields of the JSON body that no property of its type represents, except those
    /// that are `null`. Empty unless the body was kept (`keep_body`).
    pub fn unknown_fields(&self) -> Vec<UnknownField> {
        let received = std::str::from_utf8(self.received().body()).unwrap_or_default();
        match encode::to_text(self.body()) {
            Some(known) => unknown(received, &known),
            None => Vec::new(),
        }
    }
}

/// Compares a body as received with its type, encoded.
pub fn unknown(received: &str, known: &str) -> Vec<UnknownField> {
    let mut fields = Vec::new();
    // A body that was decoded is JSON.
    let _ = compare(
        &mut Reader::new(received),
        Reader::new(known),
        "",
        &mut fields,
    );
    fields
}

fn compare(
    received: &mut Reader<'_>,
    known: Reader<'_>,
    place: &str,
    unknown: &mut Vec<UnknownField>,
) -> Result<(), DecodeError> {
    match (received.kind()?, known.clone().kind()?) {
        (Kind::Object, Kind::Object) => {
            let known = fields(known)?;
            received.object(&mut |reader, name| {
                let mut place = place.to_owned();
                push_key(&mut place, name);
                match known.get(name) {
                    Some(value) => compare(reader, value.clone(), &place, unknown),
                    None => {
                        let json = reader.ahead()?.text().to_owned();
                        if json != "null" {
                            unknown.push(UnknownField { place, json });
                        }
                        Ok(())
                    }
                }
            })
        }
        (Kind::Array, Kind::Array) => {
            let mut known = items(known)?.into_iter();
            let mut index = 0;
            received.array(&mut |reader| {
                let place = format!("{place}/{index}");
                index += 1;
                match known.next() {
                    Some(value) => compare(reader, value, &place, unknown),
                    None => reader.skip(),
                }
            })
        }
        _ => received.skip(),
    }
}

fn fields(mut object: Reader<'_>) -> Result<BTreeMap<String, Reader<'_>>, DecodeError> {
    let mut fields = BTreeMap::new();
    object.object(&mut |reader, name| {
        fields.insert(name.to_owned(), reader.ahead()?);
        Ok(())
    })?;
    Ok(fields)
}

fn items(mut array: Reader<'_>) -> Result<Vec<Reader<'_>>, DecodeError> {
    let mut items = Vec::new();
    array.array(&mut |reader| {
        items.push(reader.ahead()?);
        Ok(())
    })?;
    Ok(items)
}
