//! Bodies from the arguments of a command.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fs;
use std::io::{self, Read};

use crate::runtime::client::cli_arguments::Arguments;
use crate::runtime::client::cli_decode;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_parser::Json;
use crate::runtime::client::cli_spec::Place;
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode;
use crate::runtime::reader::Reader;

impl Arguments<'_> {
    /// Decodes a JSON body. The options of its fields take precedence over the fields of `--body`.
    pub fn body<T: Decode>(&self) -> Result<T, InvalidArgument> {
        let own = self.fields();
        let json = match self.whole_body() {
            None => object(&own),
            Some(_) if own.is_empty() => self.text()?,
            Some(_) => with_fields(&self.text()?, own).map_err(|error| invalid(&error))?,
        };
        cli_decode::from_text(&json).map_err(|error| invalid(&error))
    }

    /// Returns a text body.
    pub fn text(&self) -> Result<String, InvalidArgument> {
        let text = String::from_utf8(self.bytes()?);
        text.map_err(|_| InvalidArgument::for_flag("body", "not UTF-8"))
    }

    /// Returns a binary body.
    pub fn bytes(&self) -> Result<Vec<u8>, InvalidArgument> {
        match self.whole_body() {
            None => Err(InvalidArgument::new("missing '--body'")),
            Some("-") => {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().read_to_end(&mut bytes);
                read.map_err(|error| InvalidArgument::for_flag("body", error))?;
                Ok(bytes)
            }
            Some(text) => match text.strip_prefix('@') {
                None => Ok(text.as_bytes().to_vec()),
                Some(path) => {
                    fs::read(path).map_err(|error| InvalidArgument::for_file("body", path, &error))
                }
            },
        }
    }

    /// Decodes a stream of values, one JSON value per line.
    pub fn values<T: Decode>(&self) -> Result<Vec<T>, InvalidArgument> {
        let text = self.text()?;
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        let values = lines.map(|(index, line)| {
            let value = cli_decode::from_text(line);
            value.map_err(|error| {
                InvalidArgument(format!("invalid line {} of the body: {error}", index + 1))
            })
        });
        values.collect()
    }

    /// Returns the fields of the body given by options, as JSON.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let flags = self.flags.iter();
        let fields = flags.filter_map(|flag| match flag.place {
            Place::Field(name) => Some((name, self.json(flag)?)),
            _ => None,
        });
        fields.collect()
    }
}

fn invalid(error: &DecodeError) -> InvalidArgument {
    InvalidArgument(format!("invalid body: {error}"))
}

fn object<N: AsRef<str>>(fields: &[(N, String)]) -> String {
    let fields = fields.iter().map(|(name, json)| {
        let name = encode::to_text(name.as_ref()).unwrap_or_default();
        format!("{name}:{json}")
    });
    format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
}

/// Replaces some fields of an object, and adds those that it does not have.
fn with_fields(json: &str, given: Vec<(&'static str, String)>) -> Result<String, DecodeError> {
    let whole: Json = decode::from_text(json)?;
    if !whole.0.starts_with('{') {
        let message = "expected an object for the fields given by options";
        return Err(DecodeError::new(message));
    }
    let fields: Vec<(String, Json)> = decode::fields(&mut Reader::new(json))?;
    let mut fields: Vec<(String, String)> = fields
        .into_iter()
        .map(|(name, json)| (name, json.0))
        .collect();
    for (name, json) in given {
        match fields.iter_mut().find(|(known, _)| known == name) {
            Some((_, value)) => *value = json,
            None => fields.push((name.to_owned(), json)),
        }
    }
    Ok(object(&fields))
}
