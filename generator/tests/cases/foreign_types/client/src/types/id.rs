// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

pub type Id = uuid::Uuid;
