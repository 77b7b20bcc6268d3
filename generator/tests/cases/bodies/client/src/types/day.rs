// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Day`.

use jiff::civil::Date;

pub type Day = Date;
