// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Created`.

use jiff::Zoned;

pub type Created = Zoned;
