// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::runtime::rule::Constraint;

/// Of `Order`.
pub static ORDER: Constraint = Constraint::Not(
    &Constraint::Required(&["gift", "paid"]),
    "must not have all of the fields `gift`, `paid`",
);
