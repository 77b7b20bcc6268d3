// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

#[cfg(feature = "webhooks")]
use crate::runtime::backtracking::Backtracking;
#[cfg(feature = "webhooks")]
use crate::runtime::pattern::Pattern;

/// `^a+b$`
#[cfg(feature = "webhooks")]
pub static TEXT_PATTERN: Pattern = Pattern::new(r"^a+b$");

/// `^[a-z]+(?=x)x$`
#[cfg(feature = "webhooks")]
pub static CODE_PATTERN: Backtracking = Backtracking::new(r"^[a-z]+(?=x)x$");
