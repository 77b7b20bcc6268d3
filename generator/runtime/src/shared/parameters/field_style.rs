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
}

impl FieldStyles {
    /// Returns the encodings of fields by name.
    pub const fn new(named: &'static [(&'static str, FieldStyle)]) -> Self {
        Self {
            named,
            additional: FieldStyle::Styled(Style::Form { explode: true }),
        }
    }

    /// Sets the encoding of all other fields.
    #[must_use]
    pub const fn additional(self, additional: FieldStyle) -> Self {
        Self { additional, ..self }
    }

    /// Returns the encoding of a field.
    pub fn of(&self, name: &str) -> FieldStyle {
        let found = self.named.iter().find(|(known, _)| *known == name);
        found.map_or(self.additional, |(_, style)| *style)
    }
}
