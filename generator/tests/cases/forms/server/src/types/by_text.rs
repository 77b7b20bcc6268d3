// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByText`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByText {
    pub text: String,
}

/// The required fields of [`ByText`].
#[derive(Debug)]
pub struct ByTextRequired {
    pub text: String,
}

object::implement! {
    ByText from ByTextRequired {
        required(text, "text");
    }
}

object_schema::implement! {
    BY_TEXT_SCHEMA {
        required("text", Schema::String(&[]));
    }, AdditionalProperties::Any
}
