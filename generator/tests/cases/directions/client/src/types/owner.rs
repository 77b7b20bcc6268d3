// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    pub name: String,
    pub id: i64,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    pub name: String,
    pub id: i64,
}

object::implement! {
    Owner from OwnerRequired {
        required(name, "name");
        required(id, "id");
    }
}
