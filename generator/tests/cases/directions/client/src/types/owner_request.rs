// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::object;
use crate::types::owner::Owner;

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OwnerRequest {
    pub name: String,
}

/// The required fields of [`OwnerRequest`].
#[derive(Debug)]
pub struct OwnerRequestRequired {
    pub name: String,
}

object::implement! {
    OwnerRequest from OwnerRequestRequired {
        required(name, "name");
    }, ignored("id")
}

impl From<Owner> for OwnerRequest {
    fn from(value: Owner) -> Self {
        Self { name: value.name }
    }
}
