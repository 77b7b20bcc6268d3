// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

use crate::runtime::pattern::Pattern;

/// `^/`
pub static FILE_PATH_PATTERN: Pattern = Pattern::new(r"^/");
