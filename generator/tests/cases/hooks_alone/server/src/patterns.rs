// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

#[cfg(feature = "webhooks")]
use crate::runtime::pattern::Pattern;

/// `^[a-z]+-\d$`
#[cfg(feature = "webhooks")]
pub static NAME_PATTERN: Pattern = Pattern::new(r"^[a-z]+-[0-9]$");
