// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::patterns::FILE_PATH_PATTERN;
use crate::runtime::codec;
use crate::runtime::constant::Kind;
use crate::runtime::known::Known;
use crate::runtime::limits::{NumberRules, TextRule};
use crate::runtime::rule::Rule;
use crate::runtime::uuid::UuidText;

/// Of `File`.
pub static FILE: Rule = Rule::All(
    &[
        Rule::Fields(
            &[
                ("path", Rule::Reference(&FILE_PATH)),
                ("others", Rule::Items(0, &Rule::Reference(&FILE_PATH))),
                (
                    "links",
                    Rule::OtherFields(
                        &Known {
                            names: &[],
                            patterns: &[],
                            when: &[],
                            all: false,
                        },
                        &Rule::Some(
                            &[Rule::Reference(&FILE_PATH), Rule::Types(&[Kind::Null])],
                            "",
                        ),
                    ),
                ),
                ("sizes", Rule::Reference(&SIZES)),
                ("id", Rule::Reference(&ID)),
                ("release", Rule::Reference(&RELEASE)),
                (
                    "span",
                    Rule::All(
                        &[
                            Rule::Positions(
                                &[
                                    Rule::Reference(&FILE_PATH),
                                    Rule::Types(&[Kind::Integer]),
                                ],
                            ),
                            Rule::Items(2, &Rule::Never),
                        ],
                    ),
                ),
                (
                    "kept",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Integer]),
                            Rule::Number(NumberRules {
                                minimum: 1.0,
                                maximum: 100.0,
                                ..NumberRules::ANY
                            }),
                        ],
                    ),
                ),
                ("target", Rule::Reference(&TARGET)),
                ("renamed", Rule::Reference(&RENAMED_PATH)),
                ("next", Rule::Reference(&FILE)),
            ],
        ),
        Rule::OtherFields(
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
            &Rule::Reference(&FILE_PATH),
        ),
    ],
);

/// Of `FilePath`.
pub static FILE_PATH: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::String]),
        Rule::Text(
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
pub static SIZES: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::Object]),
        Rule::Required(&["small"]),
        Rule::Fields(
            &[
                (
                    "small",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Integer]),
                            Rule::Number(NumberRules {
                                maximum: 10.0,
                                ..NumberRules::ANY
                            }),
                            Rule::Number(NumberRules {
                                maximum: 10.0,
                                ..NumberRules::ANY
                            }),
                        ],
                    ),
                ),
            ],
        ),
        Rule::OtherFields(
            &Known {
                names: &["small"],
                patterns: &[],
                when: &[],
                all: false,
            },
            &Rule::Types(&[Kind::Integer]),
        ),
    ],
);

/// Of `Id`.
pub static ID: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::String]),
        Rule::Text(
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
pub static RELEASE: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::String]),
        Rule::Text(
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
pub static TARGET: Rule = Rule::One(
    &[
        Rule::Reference(&FILE_PATH),
        Rule::Types(&[Kind::Integer]),
        Rule::All(
            &[
                Rule::Types(&[Kind::Object]),
                Rule::Required(&["href"]),
                Rule::Fields(&[("href", Rule::Types(&[Kind::String]))]),
            ],
        ),
        Rule::All(
            &[Rule::Types(&[Kind::Array]), Rule::Items(0, &Rule::Reference(&FILE_PATH))],
        ),
    ],
    "",
);

/// Of `RenamedPath`.
pub static RENAMED_PATH: Rule = Rule::Reference(&FILE_PATH);
