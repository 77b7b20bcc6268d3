// @generated from union_values.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    /// `cat` in this type.
    pub species: String,
    pub name: String,
    pub lives: Option<i64>,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    pub name: String,
}

object::implement! {
    Cat from CatRequired {
        fixed(species: String = "cat".to_owned(), "species");
        required(name, "name");
        optional(lives: i64, "lives");
    }
}
