//! JSON values that keep the order of fields and the notation of numbers.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use crate::runtime::client::cli_escape;
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode;
use crate::runtime::reader::{Kind, Reader};

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// `null`, `true`, `false` or a number, as it was written.
    Word(String),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Self>),
    /// An object.
    Object(Vec<(String, Self)>),
}

impl Decode for Tree {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        Ok(match reader.kind()? {
            Kind::Null => {
                reader.null()?;
                Self::Word("null".to_owned())
            }
            Kind::Boolean => Self::Word(reader.boolean()?.to_string()),
            Kind::Number => Self::Word(reader.number()?.to_owned()),
            Kind::String => Self::Text(reader.string()?.into_owned()),
            Kind::Array => Self::List(Vec::decode(reader)?),
            Kind::Object => Self::Object(decode::fields(reader)?),
        })
    }
}

impl Tree {
    /// Returns the value at a path of fields.
    pub fn at(self, path: &[&str]) -> Option<Self> {
        path.iter().try_fold(self, |tree, step| match tree {
            Self::Object(fields) => {
                let mut fields = fields.into_iter();
                fields
                    .find(|(name, _)| name == step)
                    .map(|(_, value)| value)
            }
            _ => None,
        })
    }

    /// Formats the value on one line.
    pub fn compact(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, None);
        text
    }

    /// Formats the value on several lines, with control characters made visible.
    pub fn pretty(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, Some(0));
        cli_escape::json(&text)
    }

    /// Writes the value, on several lines if `indent` is given.
    fn write(&self, text: &mut String, indent: Option<usize>) {
        match self {
            Self::Word(word) => text.push_str(word),
            Self::Text(value) => text.push_str(&quoted(value)),
            Self::List(items) => {
                let items = items.iter().map(|item| (None, item));
                write_all(text, indent, ['[', ']'], items);
            }
            Self::Object(fields) => {
                let fields = fields.iter().map(|(name, value)| (Some(name), value));
                write_all(text, indent, ['{', '}'], fields);
            }
        }
    }
}

fn write_all<'t>(
    text: &mut String,
    indent: Option<usize>,
    [open, close]: [char; 2],
    all: impl Iterator<Item = (Option<&'t String>, &'t Tree)>,
) {
    text.push(open);
    let inner = indent.map(|indent| indent + 2);
    let mut is_empty = true;
    for (name, value) in all {
        if !is_empty {
            text.push(',');
        }
        is_empty = false;
        begin_line(text, inner);
        if let Some(name) = name {
            text.push_str(&quoted(name));
            text.push_str(if indent.is_some() { ": " } else { ":" });
        }
        value.write(text, inner);
    }
    if !is_empty {
        begin_line(text, indent);
    }
    text.push(close);
}

fn begin_line(text: &mut String, indent: Option<usize>) {
    if let Some(indent) = indent {
        text.push('\n');
        text.extend(std::iter::repeat_n(' ', indent));
    }
}

fn quoted(text: &str) -> String {
    encode::to_text(text).unwrap_or_default()
}
