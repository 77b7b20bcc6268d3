// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::patterns::{
    COLORS_PATTERN, MAIL_PATTERN, MIXED_PATTERN, MIXED_PATTERN_2, SETTINGS_PATTERN,
    SORTED_PATTERN, TEXT_PATTERN,
};
use crate::runtime::codec;
use crate::runtime::constant::{Constant, Kind};
use crate::runtime::date::DateText;
use crate::runtime::known::Known;
use crate::runtime::limits::{NumberRules, TextRule};
use crate::runtime::rule::Rule;

/// Of `AddVehicleBody`.
pub static ADD_VEHICLE_BODY: Rule = Rule::Items(0, &Rule::Reference(&VEHICLE));

/// Of `Contact`.
pub static CONTACT: Rule = Rule::All(
    &[
        Rule::If(
            &[
                Rule::All(
                    &[Rule::Types(&[Kind::Object]), Rule::Required(&["password"])],
                ),
                Rule::Required(&["passwordAgain"]),
                Rule::Any,
            ],
        ),
        Rule::If(
            &[
                Rule::All(&[Rule::Types(&[Kind::Object]), Rule::Required(&["phone"])]),
                Rule::All(
                    &[
                        Rule::Required(&["prefix"]),
                        Rule::Fields(&[("prefix", Rule::Types(&[Kind::Integer]))]),
                    ],
                ),
                Rule::Any,
            ],
        ),
        Rule::Fields(&[("fax", Rule::Never)]),
        Rule::FieldCount(2, usize::MAX),
        Rule::Some(
            &[Rule::Required(&["mail"]), Rule::Required(&["phone"])],
            "`mail`, or `phone`",
        ),
        Rule::Fields(
            &[
                (
                    "mail",
                    Rule::Not(
                        &Rule::Text(
                            &[
                                TextRule {
                                    holds: |text| MAIL_PATTERN.matches(text),
                                    expected: "expected a string that matches @example\\.org$",
                                },
                            ],
                        ),
                        "must not match @example\\.org$",
                    ),
                ),
                (
                    "labels",
                    Rule::Contains(
                        &Rule::Values(&[Constant::Text("main")], "expected `\"main\"`"),
                        1,
                        2,
                    ),
                ),
                (
                    "level",
                    Rule::Values(
                        &[
                            Constant::Integer(1),
                            Constant::Text("two"),
                            Constant::Array(&[Constant::Integer(3)]),
                            Constant::Object(&[("four", Constant::Integer(4))]),
                        ],
                        "expected one of `1`, `\"two\"`, `[3]`, `{\"four\":4}`",
                    ),
                ),
                (
                    "home",
                    Rule::Values(
                        &[
                            Constant::Object(
                                &[
                                    ("street", Constant::Text("Main")),
                                    ("number", Constant::Integer(1)),
                                ],
                            ),
                        ],
                        "expected `{\"street\":\"Main\",\"number\":1}`",
                    ),
                ),
                ("friends", Rule::Items(0, &Rule::Reference(&CONTACT))),
                (
                    "options",
                    Rule::Names(
                        &Rule::Text(
                            &[
                                TextRule {
                                    holds: |text| {
                                        text.chars().count() >= 1
                                            && text
                                                .chars()
                                                .all(|character| character.is_ascii_lowercase())
                                    },
                                    expected: "expected a string that matches ^[a-z]+$",
                                },
                            ],
                        ),
                    ),
                ),
            ],
        ),
    ],
);

/// Of `Map`.
pub static MAP: Rule = Rule::Fields(
    &[
        ("center", Rule::Reference(&POINT)),
        (
            "range",
            Rule::Positions(
                &[
                    Rule::Types(&[Kind::Integer]),
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::String, Kind::Null]),
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| codec::is::<DateText>(text),
                                        expected: <DateText as codec::TextFormat>::EXPECTED,
                                    },
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
        (
            "open",
            Rule::All(
                &[
                    Rule::Positions(
                        &[Rule::Types(&[Kind::String]), Rule::Types(&[Kind::Integer])],
                    ),
                    Rule::Items(2, &Rule::Types(&[Kind::Boolean])),
                ],
            ),
        ),
        (
            "same",
            Rule::All(
                &[
                    Rule::Positions(&[Rule::Types(&[Kind::String])]),
                    Rule::Items(1, &Rule::Types(&[Kind::String])),
                ],
            ),
        ),
        ("colors", Rule::Reference(&COLORS)),
        (
            "mixed",
            Rule::PatternFields(
                &[
                    (|name| MIXED_PATTERN.matches(name), Rule::Types(&[Kind::String])),
                    (|name| MIXED_PATTERN_2.matches(name), Rule::Types(&[Kind::Integer])),
                ],
            ),
        ),
        (
            "sorted",
            Rule::All(
                &[
                    Rule::PatternFields(
                        &[
                            (
                                |name| MIXED_PATTERN.matches(name),
                                Rule::All(
                                    &[
                                        Rule::Types(&[Kind::String]),
                                        Rule::Text(
                                            &[
                                                TextRule {
                                                    holds: |text| codec::is::<DateText>(text),
                                                    expected: <DateText as codec::TextFormat>::EXPECTED,
                                                },
                                            ],
                                        ),
                                    ],
                                ),
                            ),
                            (
                                |name| MIXED_PATTERN_2.matches(name),
                                Rule::Reference(&CONTACT_2),
                            ),
                            (
                                |name| SORTED_PATTERN.matches(name),
                                Rule::Types(&[Kind::Integer, Kind::Null]),
                            ),
                        ],
                    ),
                    Rule::OtherFields(
                        &Known {
                            names: &[],
                            patterns: &[
                                |name| MIXED_PATTERN.matches(name),
                                |name| MIXED_PATTERN_2.matches(name),
                                |name| SORTED_PATTERN.matches(name),
                            ],
                            when: &[],
                            all: false,
                        },
                        &Rule::Types(&[Kind::Number]),
                    ),
                ],
            ),
        ),
        (
            "short",
            Rule::All(
                &[
                    Rule::Positions(
                        &[
                            Rule::All(
                                &[
                                    Rule::Types(&[Kind::String]),
                                    Rule::Text(
                                        &[
                                            TextRule {
                                                holds: |text| codec::is::<DateText>(text),
                                                expected: <DateText as codec::TextFormat>::EXPECTED,
                                            },
                                        ],
                                    ),
                                ],
                            ),
                            Rule::Types(&[Kind::Integer]),
                        ],
                    ),
                    Rule::Items(2, &Rule::Never),
                ],
            ),
        ),
        (
            "texts",
            Rule::All(
                &[
                    Rule::Positions(
                        &[
                            Rule::All(
                                &[
                                    Rule::Types(&[Kind::String]),
                                    Rule::Text(
                                        &[
                                            TextRule {
                                                holds: |text| codec::is::<DateText>(text),
                                                expected: <DateText as codec::TextFormat>::EXPECTED,
                                            },
                                        ],
                                    ),
                                ],
                            ),
                            Rule::All(
                                &[
                                    Rule::Types(&[Kind::String]),
                                    Rule::Text(
                                        &[
                                            TextRule {
                                                holds: |text| text.chars().count() <= 1,
                                                expected: "expected at most 1 character",
                                            },
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                    Rule::Items(2, &Rule::Types(&[Kind::String])),
                ],
            ),
        ),
    ],
);

/// Of `Point`.
pub static POINT: Rule = Rule::All(
    &[
        Rule::Positions(
            &[
                Rule::Types(&[Kind::Number]),
                Rule::All(
                    &[
                        Rule::Types(&[Kind::Number]),
                        Rule::Number(NumberRules {
                            minimum: 0.0,
                            ..NumberRules::ANY
                        }),
                    ],
                ),
            ],
        ),
        Rule::Items(2, &Rule::Never),
    ],
);

/// Of `Colors`.
pub static COLORS: Rule = Rule::All(
    &[
        Rule::PatternFields(
            &[
                (
                    |name| COLORS_PATTERN.matches(name),
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Integer]),
                            Rule::Number(NumberRules {
                                maximum: 16777215.0,
                                ..NumberRules::ANY
                            }),
                            Rule::Number(NumberRules {
                                maximum: 16777215.0,
                                ..NumberRules::ANY
                            }),
                        ],
                    ),
                ),
            ],
        ),
        Rule::OtherFields(
            &Known {
                names: &["name"],
                patterns: &[|name| COLORS_PATTERN.matches(name)],
                when: &[],
                all: false,
            },
            &Rule::Never,
        ),
    ],
);

/// Of `Contact`.
pub static CONTACT_2: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::Object]),
        Rule::Required(&["name"]),
        Rule::Fields(
            &[
                ("name", Rule::Types(&[Kind::String])),
                (
                    "mail",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::String]),
                            Rule::Not(
                                &Rule::Text(
                                    &[
                                        TextRule {
                                            holds: |text| MAIL_PATTERN.matches(text),
                                            expected: "expected a string that matches @example\\.org$",
                                        },
                                    ],
                                ),
                                "must not match @example\\.org$",
                            ),
                        ],
                    ),
                ),
                ("phone", Rule::Types(&[Kind::String])),
                ("fax", Rule::Never),
                ("password", Rule::Types(&[Kind::String])),
                ("passwordAgain", Rule::Types(&[Kind::String])),
                (
                    "labels",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Array]),
                            Rule::Items(0, &Rule::Types(&[Kind::String])),
                            Rule::Contains(
                                &Rule::Values(
                                    &[Constant::Text("main")],
                                    "expected `\"main\"`",
                                ),
                                1,
                                2,
                            ),
                        ],
                    ),
                ),
                (
                    "level",
                    Rule::Values(
                        &[
                            Constant::Integer(1),
                            Constant::Text("two"),
                            Constant::Array(&[Constant::Integer(3)]),
                            Constant::Object(&[("four", Constant::Integer(4))]),
                        ],
                        "expected one of `1`, `\"two\"`, `[3]`, `{\"four\":4}`",
                    ),
                ),
                (
                    "home",
                    Rule::Values(
                        &[
                            Constant::Object(
                                &[
                                    ("street", Constant::Text("Main")),
                                    ("number", Constant::Integer(1)),
                                ],
                            ),
                        ],
                        "expected `{\"street\":\"Main\",\"number\":1}`",
                    ),
                ),
                (
                    "friends",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Array]),
                            Rule::Items(0, &Rule::Reference(&CONTACT_2)),
                        ],
                    ),
                ),
                (
                    "options",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Object]),
                            Rule::OtherFields(
                                &Known {
                                    names: &[],
                                    patterns: &[],
                                    when: &[],
                                    all: false,
                                },
                                &Rule::Types(&[Kind::String]),
                            ),
                            Rule::Names(
                                &Rule::Text(
                                    &[
                                        TextRule {
                                            holds: |text| {
                                                text.chars().count() >= 1
                                                    && text
                                                        .chars()
                                                        .all(|character| character.is_ascii_lowercase())
                                            },
                                            expected: "expected a string that matches ^[a-z]+$",
                                        },
                                    ],
                                ),
                            ),
                        ],
                    ),
                ),
            ],
        ),
        Rule::FieldCount(2, usize::MAX),
        Rule::If(
            &[
                Rule::All(
                    &[Rule::Types(&[Kind::Object]), Rule::Required(&["password"])],
                ),
                Rule::Required(&["passwordAgain"]),
                Rule::Any,
            ],
        ),
        Rule::If(
            &[
                Rule::All(&[Rule::Types(&[Kind::Object]), Rule::Required(&["phone"])]),
                Rule::All(
                    &[
                        Rule::Required(&["prefix"]),
                        Rule::Fields(&[("prefix", Rule::Types(&[Kind::Integer]))]),
                    ],
                ),
                Rule::Any,
            ],
        ),
        Rule::Some(
            &[Rule::Required(&["mail"]), Rule::Required(&["phone"])],
            "`mail`, or `phone`",
        ),
    ],
);

/// Of `Parcel`.
pub static PARCEL: Rule = Rule::ByTag(
    "kind",
    &[("Letter", Rule::Reference(&LETTER)), ("Box", Rule::Reference(&BOX))],
);

/// Of `Letter`.
pub static LETTER: Rule = Rule::All(
    &[
        Rule::Reference(&SENDING),
        Rule::Not(
            &Rule::All(
                &[
                    Rule::Required(&["express"]),
                    Rule::Fields(
                        &[
                            (
                                "express",
                                Rule::Values(&[Constant::Boolean(true)], "expected `true`"),
                            ),
                        ],
                    ),
                ],
            ),
            "is not allowed",
        ),
    ],
);

/// Of `Sending`.
pub static SENDING: Rule = Rule::If(
    &[
        Rule::All(
            &[
                Rule::Required(&["country"]),
                Rule::Fields(
                    &[
                        (
                            "country",
                            Rule::Values(&[Constant::Text("DE")], "expected `\"DE\"`"),
                        ),
                    ],
                ),
            ],
        ),
        Rule::All(
            &[
                Rule::Required(&["code"]),
                Rule::Fields(
                    &[
                        (
                            "code",
                            Rule::All(
                                &[
                                    Rule::Types(&[Kind::String]),
                                    Rule::Text(
                                        &[
                                            TextRule {
                                                holds: |text| {
                                                    text.chars().count() == 5
                                                        && text.chars().all(|character| character.is_ascii_digit())
                                                },
                                                expected: "expected a string that matches ^[0-9]{5}$",
                                            },
                                        ],
                                    ),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
        Rule::Not(&Rule::Required(&["code"]), "must not have the field `code`"),
    ],
);

/// Of `Box`.
pub static BOX: Rule = Rule::All(
    &[
        Rule::OtherFields(
            &Known {
                names: &["size", "kind", "weight", "express", "country", "code"],
                patterns: &[],
                when: &[],
                all: false,
            },
            &Rule::Never,
        ),
        Rule::One(
            &[Rule::Required(&["size"]), Rule::Required(&["express"])],
            "`size`, or `express`",
        ),
        Rule::Reference(&SENDING),
    ],
);

/// Of `Settings`.
pub static SETTINGS: Rule = Rule::All(
    &[
        Rule::If(
            &[
                Rule::All(
                    &[
                        Rule::Required(&["mode"]),
                        Rule::Fields(
                            &[
                                (
                                    "mode",
                                    Rule::Values(
                                        &[Constant::Text("fast")],
                                        "expected `\"fast\"`",
                                    ),
                                ),
                            ],
                        ),
                    ],
                ),
                Rule::Fields(&[("speed", Rule::Types(&[Kind::Integer]))]),
                Rule::Any,
            ],
        ),
        Rule::OtherFields(
            &Known {
                names: &["mode", "size", "choice", "text"],
                patterns: &[|name| SETTINGS_PATTERN.matches(name)],
                when: &[
                    (
                        Rule::All(
                            &[
                                Rule::Required(&["mode"]),
                                Rule::Fields(
                                    &[
                                        (
                                            "mode",
                                            Rule::Values(
                                                &[Constant::Text("fast")],
                                                "expected `\"fast\"`",
                                            ),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                        Known {
                            names: &["mode", "speed"],
                            patterns: &[],
                            when: &[],
                            all: false,
                        },
                    ),
                ],
                all: false,
            },
            &Rule::Never,
        ),
        Rule::Fields(
            &[
                (
                    "size",
                    Rule::Not(
                        &Rule::All(
                            &[
                                Rule::Types(&[Kind::Number]),
                                Rule::Number(NumberRules {
                                    below: 0.0,
                                    ..NumberRules::ANY
                                }),
                                Rule::Number(NumberRules {
                                    below: 0.0,
                                    ..NumberRules::ANY
                                }),
                            ],
                        ),
                        "is not allowed",
                    ),
                ),
                (
                    "choice",
                    Rule::One(
                        &[
                            Rule::Types(&[Kind::Integer]),
                            Rule::All(
                                &[
                                    Rule::Types(&[Kind::String]),
                                    Rule::Not(
                                        &Rule::Values(
                                            &[Constant::Text("a"), Constant::Text("b")],
                                            "expected one of `\"a\"`, `\"b\"`",
                                        ),
                                        "must not be `\"a\"`, `\"b\"`",
                                    ),
                                ],
                            ),
                        ],
                        "",
                    ),
                ),
                (
                    "text",
                    Rule::Some(
                        &[
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| text.chars().count() <= 2,
                                        expected: "expected at most 2 characters",
                                    },
                                ],
                            ),
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| TEXT_PATTERN.matches(text),
                                        expected: "expected a string that matches ^x",
                                    },
                                ],
                            ),
                        ],
                        "",
                    ),
                ),
            ],
        ),
    ],
);

/// Of `Stamp`.
pub static STAMP: Rule = Rule::If(
    &[Rule::Required(&["kind"]), Rule::Required(&["by"]), Rule::Any],
);

/// Of `Vehicle`.
pub static VEHICLE: Rule = Rule::ByTag("kind", &[("Car", Rule::Reference(&CAR))]);

/// Of `Car`.
pub static CAR: Rule = Rule::All(
    &[
        Rule::Reference(&VEHICLE_2),
        Rule::If(
            &[
                Rule::All(&[Rule::Types(&[Kind::Object]), Rule::Required(&["doors"])]),
                Rule::Required(&["seats"]),
                Rule::Any,
            ],
        ),
    ],
);

/// Of `Vehicle`.
pub static VEHICLE_2: Rule = Rule::Any;
