//! Values of parameters and headers: strings, lists and objects.

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode};
use crate::runtime::reader::{Kind, Reader};

/// A value made of strings.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// `null`, which no parameter represents.
    Null,
    /// A scalar.
    Text(String),
    /// An array.
    List(Vec<Node>),
    /// An object, field by field.
    Fields(Vec<(String, Node)>),
}

/// Converts a value; `None` if it contains a number that is not finite.
pub fn of<T: Encode + ?Sized>(value: &T) -> Option<Node> {
    decode::from_bytes(&encode::to_bytes(value)?).ok()
}

impl Decode for Node {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.kind()? {
            Kind::Null => reader.null().map(|_| Self::Null),
            Kind::Boolean => Ok(Self::Text(reader.boolean()?.to_string())),
            Kind::Number => reader.number().map(|number| Self::Text(shown(number))),
            Kind::String => String::decode(reader).map(Self::Text),
            Kind::Array => Vec::decode(reader).map(Self::List),
            Kind::Object => decode::fields(reader).map(Self::Fields),
        }
    }
}

/// Formats a JSON number: `5` for `5.0`.
fn shown(number: &str) -> String {
    match number.parse() {
        Ok(value) if number.contains(['.', 'e', 'E']) => f64::to_string(&value),
        Ok(_) | Err(_) => number.to_owned(),
    }
}

/// Escapes JSON to ASCII, for a header.
pub fn in_ascii(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    let mut units = [0; 2];
    for letter in json.chars() {
        if letter.is_ascii() && letter != '\u{7f}' {
            text.push(letter);
            continue;
        }
        for unit in letter.encode_utf16(&mut units) {
            text.push_str(&format!("\\u{unit:04x}"));
        }
    }
    text
}
