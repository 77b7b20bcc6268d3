// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! How bodies are written as XML.

use crate::runtime::xml::{AdditionalProperties, Document, Field, Held, Name, Shape};

/// Of `Note`.
pub static NOTE: Shape = Shape::Object(
    &[Field("text", Name::Plain("text"), Held::Element(&Shape::Text))],
    AdditionalProperties::Ignored,
);

/// The element `Note`.
pub static NOTE_DOCUMENT: Document = Document {
    name: Some(Name::Plain("Note")),
    shape: &NOTE,
};
