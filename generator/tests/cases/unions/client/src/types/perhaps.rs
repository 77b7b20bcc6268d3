// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Perhaps`.

use crate::types::Dog;

pub type Perhaps = Dog;
