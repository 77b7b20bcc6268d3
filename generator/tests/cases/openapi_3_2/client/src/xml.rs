// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The XML representation of bodies.

use crate::runtime::xml::{AdditionalProperties, Document, Field, Held, Name, Shape};

/// The XML representation of `Note`.
pub static NOTE: Shape = Shape::Object(
    &[
        Field("id", Name::Plain("id"), Held::Attribute(&Shape::Number)),
        Field(
            "lines",
            Name::Plain("lines"),
            Held::Element(&Shape::List(Name::Plain("lines"), &LINE)),
        ),
    ],
    AdditionalProperties::Ignored,
);

/// The XML representation of `Line`.
pub static LINE: Shape = Shape::Object(
    &[
        Field("lang", Name::Plain("lang"), Held::Attribute(&Shape::Text)),
        Field("text", Name::Plain("text"), Held::Content(&Shape::Text)),
    ],
    AdditionalProperties::Ignored,
);

/// The element `Note`.
pub static NOTE_DOCUMENT: Document = Document {
    name: Some(Name::Plain("Note")),
    shape: &NOTE,
};
