// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid!`.

/// `uuid!`.
pub type UuidExclamationMark = String;
