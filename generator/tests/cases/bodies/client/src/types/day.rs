// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Day`.

use jiff::civil::Date;

/// `Day`.
pub type Day = Date;
