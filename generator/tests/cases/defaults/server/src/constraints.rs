// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! Constraints of bodies that no type expresses.

use crate::runtime::constant::Kind;
use crate::runtime::constraint::Constraint;

/// The constraint of `Order`.
pub static ORDER: Constraint = Constraint::Fields(
    &[
        (
            "pair",
            Constraint::All(
                &[
                    Constraint::Positions(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Types(&[Kind::Integer]),
                        ],
                    ),
                    Constraint::Items(2, &Constraint::Never),
                ],
            ),
        ),
    ],
);
