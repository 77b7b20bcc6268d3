// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Others`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use uuid::Uuid;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Others {
    pub id: Uuid,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Date>,
}

/// The required fields of [`Others`].
#[derive(Debug)]
pub struct OthersRequired {
    pub id: Uuid,
}

object::implement! {
    Others from OthersRequired {
        required(id, "id");
        additional(additional_properties: BTreeMap<String, Date>);
    }
}
