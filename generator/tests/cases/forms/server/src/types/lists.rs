// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Lists`.

use std::collections::BTreeMap;

use crate::runtime::schema::{Items, MapValues, Schema};
use crate::types::line::{Line, LINE_SCHEMA};

pub type Lists = BTreeMap<String, Vec<Line>>;

pub(crate) static LISTS_SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Array(
            &Items {
                schema: Schema::Reference(&LINE_SCHEMA),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
        minimum: 0,
        maximum: usize::MAX,
    },
);
