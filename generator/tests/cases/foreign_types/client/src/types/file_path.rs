// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `FilePath`.

/// Where a file stands.
pub type FilePath = std::path::PathBuf;
