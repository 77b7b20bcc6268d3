// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::object;
use crate::types::line::Line;

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
