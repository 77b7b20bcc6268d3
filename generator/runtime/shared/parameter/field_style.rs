//! The encoding of form fields that are not single strings.

use super::parameter_style::Style;

/// The encoding of a form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldStyle {
    /// In a parameter style.
    Styled(Style),
    /// As JSON; of a list, each item on its own.
    Json,
}

/// Returns the style of a field: by default, `form` with `explode`.
pub fn style_of(styles: &[(&str, FieldStyle)], name: &str) -> FieldStyle {
    let found = styles.iter().find(|(known, _)| *known == name);
    found.map_or(
        FieldStyle::Styled(Style::Form { explode: true }),
        |(_, style)| *style,
    )
}
