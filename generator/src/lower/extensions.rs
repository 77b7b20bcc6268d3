//! The values of extensions (`x-…`).

use indexmap::IndexMap;
use serde_json::Value;

use crate::date::Date;
use crate::lower::Lowering;
use crate::lowered::Deprecation;
use crate::report::Code;
use crate::source::Place;
use crate::source::deprecations::{EXTENDED, SUNSET};

/// The extensions of an object.
pub type Extensions = IndexMap<String, Value>;

impl Lowering<'_> {
    /// The string of an extension.
    pub fn text_extension(
        &mut self,
        extensions: &Extensions,
        name: &str,
        place: &Place,
    ) -> Option<String> {
        let value = extensions.get(name)?;
        if !value.is_string() {
            self.invalid_extension(name, "a string", place);
        }
        value.as_str().map(str::to_owned)
    }

    /// The boolean of an extension, `false` by default.
    pub fn flag_extension(&mut self, extensions: &Extensions, name: &str, place: &Place) -> bool {
        let value = extensions.get(name);
        if value.is_some_and(|value| !value.is_boolean()) {
            self.invalid_extension(name, "`true` or `false`", place);
        }
        value == Some(&Value::Bool(true))
    }

    /// The name chosen by `x-rust-name`.
    pub fn rust_name(&mut self, extensions: &Extensions, place: &Place) -> Option<String> {
        self.text_extension(extensions, "x-rust-name", place)
    }

    /// Reports the value of an extension.
    pub fn invalid_extension(&mut self, name: &str, expected: &str, place: &Place) {
        let message = format!("`{name}` must be {expected}");
        self.diagnose(Code::InvalidExtension, &place.key(name), message);
    }
}

/// Returns the deprecation of a parameter or a schema.
pub fn deprecation_of(is_deprecated: bool, extensions: &Extensions) -> Option<Deprecation> {
    is_deprecated.then(|| Deprecation {
        sunset: sunset(extensions).map(|date| date.to_string()),
    })
}

/// Returns the sunset date, possibly extended.
pub fn sunset(extensions: &Extensions) -> Option<Date> {
    date(extensions, EXTENDED).or_else(|| date(extensions, SUNSET))
}

pub fn date(extensions: &Extensions, name: &str) -> Option<Date> {
    Date::parse(extensions.get(name)?.as_str()?)
}
