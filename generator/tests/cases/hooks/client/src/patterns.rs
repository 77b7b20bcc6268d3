// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The patterns that strings must match.

#[cfg(feature = "webhooks")]
use crate::runtime::backtracking::Backtracking;
#[cfg(feature = "webhooks")]
use crate::runtime::pattern::Pattern;

#[cfg(feature = "webhooks")]
/// `^a+b$`
pub static TEXT_PATTERN: Pattern = Pattern::new(r"^a+b$");

#[cfg(feature = "webhooks")]
/// `^[a-z]+(?=x)x$`
pub static CODE_PATTERN: Backtracking = Backtracking::new(r"^[a-z]+(?=x)x$");
