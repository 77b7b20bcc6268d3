// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Wall`.

use crate::runtime::object;
use crate::types::shelf::Shelf;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wall {
    pub shelf: Shelf,
}

/// The required fields of [`Wall`].
#[derive(Debug)]
pub struct WallRequired {
    pub shelf: Shelf,
}

object::implement! {
    Wall from WallRequired {
        required(shelf, "shelf");
    }
}
