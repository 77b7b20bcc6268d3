// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::patterns::FILE_PATH_PATTERN;
use crate::runtime::codec;
use crate::runtime::constant::Kind;
use crate::runtime::known::Known;
use crate::runtime::limits::{NumberRules, TextRule};
use crate::runtime::rule::Constraint;
use crate::runtime::uuid::UuidText;

/// Of `File`.
pub static FILE: Constraint = Constraint::All(
    &[
        Constraint::Fields(
            &[
                ("path", Constraint::Reference(&FILE_PATH)),
                ("others", Constraint::Items(0, &Constraint::Reference(&FILE_PATH))),
                (
                    "links",
                    Constraint::OtherFields(
                        &Known {
                            names: &[],
                            patterns: &[],
                            when: &[],
                            all: false,
                        },
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
                            Constraint::Number(NumberRules {
                                minimum: 1.0,
                                maximum: 100.0,
                                ..NumberRules::ANY
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
            &Known {
                names: &[
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
                patterns: &[],
                when: &[],
                all: false,
            },
            &Constraint::Reference(&FILE_PATH),
        ),
    ],
);

/// Of `FilePath`.
pub static FILE_PATH: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(
            &[
                TextRule {
                    holds: |text| text.chars().count() <= 9,
                    expected: "expected at most 9 characters",
                },
                TextRule {
                    holds: |text| FILE_PATH_PATTERN.matches(text),
                    expected: "expected a string that matches ^/",
                },
            ],
        ),
    ],
);

/// Of `Sizes`.
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
                            Constraint::Number(NumberRules {
                                maximum: 10.0,
                                ..NumberRules::ANY
                            }),
                            Constraint::Number(NumberRules {
                                maximum: 10.0,
                                ..NumberRules::ANY
                            }),
                        ],
                    ),
                ),
            ],
        ),
        Constraint::OtherFields(
            &Known {
                names: &["small"],
                patterns: &[],
                when: &[],
                all: false,
            },
            &Constraint::Types(&[Kind::Integer]),
        ),
    ],
);

/// Of `Id`.
pub static ID: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(
            &[
                TextRule {
                    holds: |text| codec::is::<UuidText>(text),
                    expected: <UuidText as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
    ],
);

/// Of `Release`.
pub static RELEASE: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(
            &[
                TextRule {
                    holds: |text| text.chars().count() <= 5,
                    expected: "expected at most 5 characters",
                },
            ],
        ),
    ],
);

/// Of `Target`.
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

/// Of `RenamedPath`.
pub static RENAMED_PATH: Constraint = Constraint::Reference(&FILE_PATH);
