// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::object;

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    /// `name`.
    pub name: String,
    /// `id`.
    pub id: i64,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    /// `name`.
    pub name: String,
    /// `id`.
    pub id: i64,
}

object::implement! {
    Owner from OwnerRequired {
        required(name, "name");
        required(id, "id");
    }
}
