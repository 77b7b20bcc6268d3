// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::runtime::constant::Kind;
use crate::runtime::rule::Constraint;

/// Of `Order`.
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
