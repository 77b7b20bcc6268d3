// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Perhaps`.

use crate::types::dog::Dog;

pub type Perhaps = Dog;
