//! The encoding of form fields.

use crate::runtime::parameter_style::Style;

/// The encoding of a form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldStyle {
    /// In a parameter style.
    Styled(Style),
    /// As JSON.
    Json,
    /// A field for each item of a list, as JSON.
    JsonItems,
}

/// The encodings of the fields of a form. The default is `form` with `explode`.
#[derive(Clone, Copy, Debug)]
pub struct FieldStyles {
    named: &'static [(&'static str, FieldStyle)],
    additional: FieldStyle,
    media_types: &'static [(&'static str, &'static str)],
}

impl FieldStyles {
    /// Returns the encodings of fields by name.
    pub const fn new(named: &'static [(&'static str, FieldStyle)]) -> Self {
        Self {
            named,
            additional: FieldStyle::Styled(Style::Form { explode: true }),
            media_types: &[],
        }
    }

    /// Sets the encoding of all other fields.
    #[must_use]
    pub const fn additional(self, additional: FieldStyle) -> Self {
        Self { additional, ..self }
    }

    /// Sets the media types of fields by name.
    #[must_use]
    pub const fn media_types(self, media_types: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            media_types,
            ..self
        }
    }

    /// Returns the declared media type of a field.
    pub fn media_type_of(&self, name: &str) -> Option<&'static str> {
        let found = self.media_types.iter().find(|(known, _)| *known == name);
        found.map(|(_, media_type)| *media_type)
    }

    /// Returns the encoding of a field.
    pub fn of(&self, name: &str) -> FieldStyle {
        let found = self.named.iter().find(|(known, _)| *known == name);
        found.map_or(self.additional, |(_, style)| *style)
    }
}
