// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

use crate::runtime::pattern::Pattern;

/// `^[A-Z]+\d$`
pub static CODE_PATTERN: Pattern = Pattern::new(r"^[A-Z]+[0-9]$");
