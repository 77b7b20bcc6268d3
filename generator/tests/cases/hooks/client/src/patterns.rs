// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The patterns that strings must match.

use crate::runtime::backtracking::Backtracking;
use crate::runtime::pattern::Pattern;

/// `^a+b$`
pub static TEXT_PATTERN: Pattern = Pattern::new(r"^a+b$");

/// `^[a-z]+(?=x)x$`
pub static CODE_PATTERN: Backtracking = Backtracking::new(r"^[a-z]+(?=x)x$");
