// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

use crate::runtime::pattern::Pattern;

/// `^2`
pub static VALUE_7_PATTERN: Pattern = Pattern::new(r"^2");
