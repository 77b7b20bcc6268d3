// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The patterns of strings.

use crate::runtime::pattern::Pattern;

/// `@example\.org$`
pub static MAIL_PATTERN: Pattern = Pattern::new(r"@example\.org$");

/// `^#`
pub static COLORS_PATTERN: Pattern = Pattern::new(r"^#");

/// `^a`
pub static MIXED_PATTERN: Pattern = Pattern::new(r"^a");

/// `^b`
pub static MIXED_PATTERN_2: Pattern = Pattern::new(r"^b");

/// `^c`
pub static SORTED_PATTERN: Pattern = Pattern::new(r"^c");

/// `^x-`
pub static SETTINGS_PATTERN: Pattern = Pattern::new(r"^x-");

/// `^x`
pub static TEXT_PATTERN: Pattern = Pattern::new(r"^x");
