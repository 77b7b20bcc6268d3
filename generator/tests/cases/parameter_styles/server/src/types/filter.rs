// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{object, object_schema};
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::range::{Range, RANGE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    pub owner: Option<String>,
    pub ids: Option<Vec<i64>>,
    pub range: Option<Range>,
    pub colors: Option<Vec<Color>>,
    pub labels: Option<BTreeMap<String, String>>,
}

/// The required fields of [`Filter`].
#[derive(Debug)]
pub struct FilterRequired {
    pub owner: Option<String>,
}

object::implement! {
    Filter from FilterRequired {
        required(owner, "owner");
        optional(ids: Vec<i64>, "ids");
        optional(range: Range, "range");
        optional(colors: Vec<Color>, "colors");
        optional(labels: BTreeMap<String, String>, "labels");
    }
}

object_schema::implement! {
    FILTER_SCHEMA {
        required("owner", Schema::Nullable(&Schema::String(&[])));
        optional("ids", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        optional("range", Schema::Reference(&RANGE_SCHEMA));
        optional("colors", Schema::Array(&Items { schema: Schema::Reference(&COLOR_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("labels", Schema::Map(&MapValues { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
