//! The extensions that the generator understands.

use indexmap::IndexMap;
use serde_json::Value;

use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

/// Extensions by their names, as openapiv3 keeps them.
pub(in crate::lower) type Extensions = IndexMap<String, Value>;

impl Lowering<'_> {
    /// The string that an extension holds.
    pub(in crate::lower) fn text_extension(
        &mut self,
        extensions: &Extensions,
        name: &str,
        place: &Place,
    ) -> Option<String> {
        match extensions.get(name)? {
            Value::String(text) => Some(text.clone()),
            _ => {
                self.report.add(
                    Code::InvalidExtension,
                    &place.key(name),
                    format!("`{name}` must be a string"),
                );
                None
            }
        }
    }

    /// Whether an extension says so.
    pub(in crate::lower) fn flag_extension(
        &mut self,
        extensions: &Extensions,
        name: &str,
        place: &Place,
    ) -> bool {
        match extensions.get(name) {
            None => false,
            Some(Value::Bool(flag)) => *flag,
            Some(_) => {
                let message = format!("`{name}` must be `true` or `false`");
                self.report
                    .add(Code::InvalidExtension, &place.key(name), message);
                false
            }
        }
    }

    /// The name that the description chooses for Rust, by `x-rust-name`.
    pub(in crate::lower) fn rust_name(
        &mut self,
        extensions: &Extensions,
        place: &Place,
    ) -> Option<String> {
        self.text_extension(extensions, "x-rust-name", place)
    }
}
