// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The XML representation of bodies.

use crate::runtime::xml::{AdditionalProperties, Document, Field, Held, Name, Shape};

/// The XML representation of `Note`.
pub static NOTE: Shape = Shape::Object(
    &[Field("text", Name::Plain("text"), Held::Element(&Shape::Text))],
    AdditionalProperties::Ignored,
);

/// The element `Note`.
pub static NOTE_DOCUMENT: Document = Document {
    name: Some(Name::Plain("Note")),
    shape: &NOTE,
};
