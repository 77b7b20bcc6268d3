// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `FileKept`.

/// `FileKept`.
pub type FileKept = std::num::NonZeroU8;
