// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::types::owner::Owner;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shelf {
    pub name: String,
    /// Who has it.
    pub owner: Option<Owner>,
    pub counts: Option<BTreeMap<String, i64>>,
    pub notes: Option<BTreeMap<String, Vec<String>>>,
}

/// The required fields of [`Shelf`].
#[derive(Debug)]
pub struct ShelfRequired {
    pub name: String,
}

object::implement! {
    Shelf from ShelfRequired {
        required(name, "name");
        optional(owner: Owner, "owner");
        optional(counts: BTreeMap<String, i64>, "counts");
        optional(notes: BTreeMap<String, Vec<String>>, "notes");
    }
}
