// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Signed`.

use bytes::Bytes;

use crate::types::key::Key;
use crate::types::level::Level;

pub type Signed = (Key, Bytes, Option<Bytes>, Vec<Bytes>, Level);
