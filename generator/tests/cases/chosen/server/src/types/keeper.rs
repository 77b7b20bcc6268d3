// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Keeper`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Keeper {
    pub name: String,
}

/// The required fields of [`Keeper`].
#[derive(Debug)]
pub struct KeeperRequired {
    pub name: String,
}

object::implement! {
    Keeper from KeeperRequired {
        required(name, "name");
    }
}
