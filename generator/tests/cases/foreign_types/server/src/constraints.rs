// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! Constraints of bodies that no type expresses.

use crate::patterns::FILE_PATH_PATTERN;
use crate::runtime::constant::Kind;
use crate::runtime::constraint::Constraint;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::text_format;
use crate::runtime::uuid::UuidText;

/// The constraint of `File`.
pub static FILE: Constraint = Constraint::All(
    &[
        Constraint::Fields(
            &[
                ("path", Constraint::Reference(&FILE_PATH)),
                ("others", Constraint::Items(0, &Constraint::Reference(&FILE_PATH))),
                (
                    "links",
                    Constraint::OtherFields(
                        &[],
                        &[],
                        &Constraint::Some(
                            &[
                                Constraint::Reference(&FILE_PATH),
                                Constraint::Types(&[Kind::Null]),
                            ],
                            "",
                        ),
                    ),
                ),
                ("sizes", Constraint::Reference(&SIZES)),
                ("id", Constraint::Reference(&ID)),
                ("release", Constraint::Reference(&RELEASE)),
                (
                    "span",
                    Constraint::All(
                        &[
                            Constraint::Positions(
                                &[
                                    Constraint::Reference(&FILE_PATH),
                                    Constraint::Types(&[Kind::Integer]),
                                ],
                            ),
                            Constraint::Items(2, &Constraint::Never),
                        ],
                    ),
                ),
                (
                    "kept",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Integer]),
                            Constraint::Number(NumberBounds {
                                minimum: 1.0,
                                maximum: 100.0,
                                ..NumberBounds::ANY
                            }),
                        ],
                    ),
                ),
                ("target", Constraint::Reference(&TARGET)),
                ("renamed", Constraint::Reference(&RENAMED_PATH)),
                ("next", Constraint::Reference(&FILE)),
            ],
        ),
        Constraint::OtherFields(
            &[
                "path",
                "others",
                "links",
                "sizes",
                "id",
                "release",
                "span",
                "kept",
                "target",
                "renamed",
                "next",
                "other",
            ],
            &[],
            &Constraint::Reference(&FILE_PATH),
        ),
    ],
);

/// The constraint of `FilePath`.
pub static FILE_PATH: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(
            &[
                TextConstraint::Length(0, 9),
                TextConstraint::Condition(
                    |text| FILE_PATH_PATTERN.matches(text),
                    "expected a string that matches ^/",
                ),
            ],
        ),
    ],
);

/// The constraint of `Sizes`.
pub static SIZES: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::Object]),
        Constraint::Required(&["small"]),
        Constraint::Fields(
            &[
                (
                    "small",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Integer]),
                            Constraint::Number(NumberBounds {
                                maximum: 10.0,
                                ..NumberBounds::ANY
                            }),
                            Constraint::Number(NumberBounds {
                                maximum: 10.0,
                                ..NumberBounds::ANY
                            }),
                        ],
                    ),
                ),
            ],
        ),
        Constraint::OtherFields(&["small"], &[], &Constraint::Types(&[Kind::Integer])),
    ],
);

/// The constraint of `Id`.
pub static ID: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(
            &[
                TextConstraint::Condition(
                    |text| text_format::is::<UuidText>(text),
                    <UuidText as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
    ],
);

/// The constraint of `Release`.
pub static RELEASE: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(&[TextConstraint::Length(0, 5)]),
    ],
);

/// The constraint of `Target`.
pub static TARGET: Constraint = Constraint::One(
    &[
        Constraint::Reference(&FILE_PATH),
        Constraint::Types(&[Kind::Integer]),
        Constraint::All(
            &[
                Constraint::Types(&[Kind::Object]),
                Constraint::Required(&["href"]),
                Constraint::Fields(&[("href", Constraint::Types(&[Kind::String]))]),
            ],
        ),
        Constraint::All(
            &[
                Constraint::Types(&[Kind::Array]),
                Constraint::Items(0, &Constraint::Reference(&FILE_PATH)),
            ],
        ),
    ],
    "",
);

/// The constraint of `RenamedPath`.
pub static RENAMED_PATH: Constraint = Constraint::Reference(&FILE_PATH);
