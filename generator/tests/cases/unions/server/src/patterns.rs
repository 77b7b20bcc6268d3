// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

use crate::runtime::pattern::Pattern;

/// `^x`
pub static LINK_PATTERN: Pattern = Pattern::new(r"^x");
