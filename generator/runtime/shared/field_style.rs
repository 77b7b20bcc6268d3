//! How the fields of a form are written where they are more than single texts.

use super::style::Style;

/// How a field of a form is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldStyle {
    /// In a style of parameters.
    Styled(Style),
    /// As JSON, each item of a list for itself.
    Json,
}

/// The style of a field: `form` with `explode` where nothing else is said.
pub fn style_of(styles: &[(&str, FieldStyle)], name: &str) -> FieldStyle {
    let found = styles.iter().find(|(known, _)| *known == name);
    found.map_or(FieldStyle::Styled(Style::Form { explode: true }), |(_, style)| *style)
}
