// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Lists`.

use std::collections::BTreeMap;

use crate::runtime::schema::{Items, MapValues, Schema};
use crate::types;
use crate::types::Line;

/// `Lists`.
pub type Lists = BTreeMap<String, Vec<Line>>;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Array(
            &Items {
                schema: Schema::Reference(&types::line::SCHEMA),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
        minimum: 0,
        maximum: usize::MAX,
    },
);
