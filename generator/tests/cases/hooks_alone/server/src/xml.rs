// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The XML representation of bodies.

#[cfg(feature = "webhooks")]
use crate::runtime::xml::{AdditionalProperties, Document, Field, Held, Name, Shape};

/// The XML representation of `Pet`.
#[cfg(feature = "webhooks")]
pub static PET: Shape = Shape::Object(
    &[
        Field("name", Name::Plain("name"), Held::Element(&Shape::Text)),
        Field("home", Name::Plain("home"), Held::Element(&Shape::Text)),
    ],
    AdditionalProperties::Ignored,
);

/// The element `Pet`.
#[cfg(feature = "webhooks")]
pub static PET_DOCUMENT: Document = Document {
    name: Some(Name::Plain("Pet")),
    shape: &PET,
};
