// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    pub id: i64,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    pub id: i64,
}

object::implement! {
    Owner from OwnerRequired {
        required(id, "id");
        additional(additional_properties: BTreeMap<String, String>);
    }
}

object_schema::implement! {
    OWNER_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Each(&Schema::String(&[]))
}
