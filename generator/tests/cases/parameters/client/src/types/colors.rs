// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `Colors`.

use crate::types::color::Color;

pub type Colors = Vec<Color>;
