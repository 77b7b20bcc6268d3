// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::runtime::rule::{Kind, Rule};

/// Of `Order`.
pub static ORDER: Rule = Rule::Fields(
    &[
        (
            "pair",
            Rule::All(
                &[
                    Rule::Positions(
                        &[Rule::Types(&[Kind::String]), Rule::Types(&[Kind::Integer])],
                    ),
                    Rule::Items(2, &Rule::Never),
                ],
            ),
        ),
    ],
);
