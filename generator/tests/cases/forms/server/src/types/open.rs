// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema};
use crate::types::line::{Line, LINE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Open {
    pub name: String,
    pub lines: Option<Vec<Line>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

/// The required fields of [`Open`].
#[derive(Debug)]
pub struct OpenRequired {
    pub name: String,
}

object::implement! {
    Open from OpenRequired {
        required(name, "name");
        optional(lines: Vec<Line>, "lines");
        additional(additional_properties: BTreeMap<String, Value>);
    }
}

object_schema::implement! {
    OPEN_SCHEMA {
        required("name", Schema::String(&[]));
        optional("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Each(&Schema::Any)
}
