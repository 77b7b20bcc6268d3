// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::runtime::constant::Kind;
use crate::runtime::rule::Rule;

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
