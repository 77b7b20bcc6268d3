//! Validation of single strings that represent values of other types: parameters and their items.

use crate::runtime::check;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::number::Number;
use crate::runtime::reader::Reader;
use crate::runtime::reason::Reason;
use crate::runtime::schema::Schema;
use crate::runtime::server::parameter::{self, is_json_integer};
use crate::runtime::server::string_to_json::{Kinds, Value, Writer};

/// Decodes a string that is valid against a schema.
pub fn decode<T>(
    text: &str,
    schema: &'static Schema,
    decode: impl FnOnce(&str) -> Result<T, Reason>,
) -> Result<T, DecodeError> {
    check(text, schema)?;
    decode(text).map_err(DecodeError::new)
}

/// Checks a string that represents a value of the schema.
fn check(text: &str, schema: &'static Schema) -> Result<(), DecodeError> {
    match schema {
        Schema::Any => Ok(()),
        Schema::Reference(inner) => check(text, inner),
        Schema::Boolean if matches!(text, "true" | "false") => Ok(()),
        Schema::Boolean => Err(DecodeError::new(parameter::NOT_BOOLEAN)),
        Schema::Integer(_) | Schema::IntegerEnum(_) if is_json_integer(text) => {
            check::number(schema, Number::of(text))
        }
        Schema::Number(_) if is_json_number(text) => check::number(schema, Number::of(text)),
        Schema::String(_) | Schema::Enum(_) => check::text(schema, text, true),
        schema => {
            let mut writer = Writer::default();
            writer.all(&Kinds::of(schema), &[Value::Text(text.into())]);
            check::check(&writer.finish().unwrap_or_default(), schema)
        }
    }
}

/// Returns `true` if a text is a number in JSON notation, without white space around it.
fn is_json_number(text: &str) -> bool {
    let mut reader = Reader::new(text);
    text.trim() == text && reader.number().and_then(|_| reader.end()).is_ok()
}
