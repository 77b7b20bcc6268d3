// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! Constraints of bodies that no type expresses.

use crate::runtime::constraint::Constraint;

/// The constraint of `Order`.
pub static ORDER: Constraint = Constraint::Not(
    &Constraint::Required(&["gift", "paid"]),
    "must not have all of the fields `gift`, `paid`",
);
