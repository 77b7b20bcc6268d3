// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::runtime::rule::Rule;

/// Of `Order`.
pub static ORDER: Rule = Rule::Not(
    &Rule::Required(&["gift", "paid"]),
    "must not have all of the fields `gift`, `paid`",
);
