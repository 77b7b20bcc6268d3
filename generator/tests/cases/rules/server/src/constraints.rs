// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! Constraints of bodies that no type expresses.

use crate::patterns::{
    COLORS_PATTERN, MAIL_PATTERN, MIXED_PATTERN, MIXED_PATTERN_2, SETTINGS_PATTERN,
    SORTED_PATTERN, TEXT_PATTERN,
};
use crate::runtime::constant::{Constant, Kind};
use crate::runtime::constraint::Constraint;
use crate::runtime::date_by_jiff::DateText;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::text_format;

/// The constraint of `AddVehicleBody`.
pub static ADD_VEHICLE_BODY: Constraint = Constraint::Items(
    0,
    &Constraint::Reference(&VEHICLE),
);

/// The constraint of `Contact`.
pub static CONTACT: Constraint = Constraint::All(
    &[
        Constraint::If(
            &[
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Object]),
                        Constraint::Required(&["password"]),
                    ],
                ),
                Constraint::Required(&["passwordAgain"]),
                Constraint::Any,
            ],
        ),
        Constraint::If(
            &[
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Object]),
                        Constraint::Required(&["phone"]),
                    ],
                ),
                Constraint::All(
                    &[
                        Constraint::Required(&["prefix"]),
                        Constraint::Fields(
                            &[("prefix", Constraint::Types(&[Kind::Integer]))],
                        ),
                    ],
                ),
                Constraint::Any,
            ],
        ),
        Constraint::Fields(&[("fax", Constraint::Never)]),
        Constraint::FieldCount(2, usize::MAX),
        Constraint::Some(
            &[Constraint::Required(&["mail"]), Constraint::Required(&["phone"])],
            "`mail` or `phone`",
        ),
        Constraint::Fields(
            &[
                (
                    "mail",
                    Constraint::Not(
                        &Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| MAIL_PATTERN.matches(text),
                                    "expected a string that matches @example\\.org$",
                                ),
                            ],
                        ),
                        "must not match @example\\.org$",
                    ),
                ),
                (
                    "labels",
                    Constraint::Contains(
                        &Constraint::Values(
                            &[Constant::Text("main")],
                            "expected `\"main\"`",
                        ),
                        1,
                        2,
                    ),
                ),
                (
                    "level",
                    Constraint::Values(
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
                    Constraint::Values(
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
                ("friends", Constraint::Items(0, &Constraint::Reference(&CONTACT))),
                (
                    "options",
                    Constraint::Names(
                        &Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| {
                                        text.chars().count() >= 1
                                            && text
                                                .chars()
                                                .all(|character| character.is_ascii_lowercase())
                                    },
                                    "expected a string that matches ^[a-z]+$",
                                ),
                            ],
                        ),
                    ),
                ),
            ],
        ),
    ],
);

/// The constraint of `Map`.
pub static MAP: Constraint = Constraint::Fields(
    &[
        ("center", Constraint::Reference(&POINT)),
        (
            "range",
            Constraint::Positions(
                &[
                    Constraint::Types(&[Kind::Integer]),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String, Kind::Null]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        text_format::is::<DateText>,
                                        <DateText as text_format::TextFormat>::EXPECTED,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
        (
            "open",
            Constraint::All(
                &[
                    Constraint::Positions(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Types(&[Kind::Integer]),
                        ],
                    ),
                    Constraint::Items(2, &Constraint::Types(&[Kind::Boolean])),
                ],
            ),
        ),
        (
            "same",
            Constraint::All(
                &[
                    Constraint::Positions(&[Constraint::Types(&[Kind::String])]),
                    Constraint::Items(1, &Constraint::Types(&[Kind::String])),
                ],
            ),
        ),
        ("colors", Constraint::Reference(&COLORS)),
        (
            "mixed",
            Constraint::PatternFields(
                &[
                    (
                        |name| MIXED_PATTERN.matches(name),
                        Constraint::Types(&[Kind::String]),
                    ),
                    (
                        |name| MIXED_PATTERN_2.matches(name),
                        Constraint::Types(&[Kind::Integer]),
                    ),
                ],
            ),
        ),
        (
            "sorted",
            Constraint::All(
                &[
                    Constraint::PatternFields(
                        &[
                            (
                                |name| MIXED_PATTERN.matches(name),
                                Constraint::All(
                                    &[
                                        Constraint::Types(&[Kind::String]),
                                        Constraint::Text(
                                            &[
                                                TextConstraint::Condition(
                                                    text_format::is::<DateText>,
                                                    <DateText as text_format::TextFormat>::EXPECTED,
                                                ),
                                            ],
                                        ),
                                    ],
                                ),
                            ),
                            (
                                |name| MIXED_PATTERN_2.matches(name),
                                Constraint::Reference(&CONTACT_2),
                            ),
                            (
                                |name| SORTED_PATTERN.matches(name),
                                Constraint::Types(&[Kind::Integer, Kind::Null]),
                            ),
                        ],
                    ),
                    Constraint::OtherFields(
                        &[],
                        &[
                            |name| MIXED_PATTERN.matches(name),
                            |name| MIXED_PATTERN_2.matches(name),
                            |name| SORTED_PATTERN.matches(name),
                        ],
                        &Constraint::Types(&[Kind::Number]),
                    ),
                ],
            ),
        ),
        (
            "short",
            Constraint::All(
                &[
                    Constraint::Positions(
                        &[
                            Constraint::All(
                                &[
                                    Constraint::Types(&[Kind::String]),
                                    Constraint::Text(
                                        &[
                                            TextConstraint::Condition(
                                                text_format::is::<DateText>,
                                                <DateText as text_format::TextFormat>::EXPECTED,
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                            Constraint::Types(&[Kind::Integer]),
                        ],
                    ),
                    Constraint::Items(2, &Constraint::Never),
                ],
            ),
        ),
        (
            "texts",
            Constraint::All(
                &[
                    Constraint::Positions(
                        &[
                            Constraint::All(
                                &[
                                    Constraint::Types(&[Kind::String]),
                                    Constraint::Text(
                                        &[
                                            TextConstraint::Condition(
                                                text_format::is::<DateText>,
                                                <DateText as text_format::TextFormat>::EXPECTED,
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                            Constraint::All(
                                &[
                                    Constraint::Types(&[Kind::String]),
                                    Constraint::Text(&[TextConstraint::Length(0, 1)]),
                                ],
                            ),
                        ],
                    ),
                    Constraint::Items(2, &Constraint::Types(&[Kind::String])),
                ],
            ),
        ),
    ],
);

/// The constraint of `Point`.
pub static POINT: Constraint = Constraint::All(
    &[
        Constraint::Positions(
            &[
                Constraint::Types(&[Kind::Number]),
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Number]),
                        Constraint::Number(NumberBounds {
                            minimum: 0.0,
                            ..NumberBounds::ANY
                        }),
                    ],
                ),
            ],
        ),
        Constraint::Items(2, &Constraint::Never),
    ],
);

/// The constraint of `Colors`.
pub static COLORS: Constraint = Constraint::All(
    &[
        Constraint::PatternFields(
            &[
                (
                    |name| COLORS_PATTERN.matches(name),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Integer]),
                            Constraint::Number(NumberBounds {
                                maximum: 16777215.0,
                                ..NumberBounds::ANY
                            }),
                            Constraint::Number(NumberBounds {
                                maximum: 16777215.0,
                                ..NumberBounds::ANY
                            }),
                        ],
                    ),
                ),
            ],
        ),
        Constraint::OtherFields(
            &["name"],
            &[|name| COLORS_PATTERN.matches(name)],
            &Constraint::Never,
        ),
    ],
);

/// The constraint of `Contact`.
pub static CONTACT_2: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::Object]),
        Constraint::Required(&["name"]),
        Constraint::Fields(
            &[
                ("name", Constraint::Types(&[Kind::String])),
                (
                    "mail",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Not(
                                &Constraint::Text(
                                    &[
                                        TextConstraint::Condition(
                                            |text| MAIL_PATTERN.matches(text),
                                            "expected a string that matches @example\\.org$",
                                        ),
                                    ],
                                ),
                                "must not match @example\\.org$",
                            ),
                        ],
                    ),
                ),
                ("phone", Constraint::Types(&[Kind::String])),
                ("fax", Constraint::Never),
                ("password", Constraint::Types(&[Kind::String])),
                ("passwordAgain", Constraint::Types(&[Kind::String])),
                (
                    "labels",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Array]),
                            Constraint::Items(0, &Constraint::Types(&[Kind::String])),
                            Constraint::Contains(
                                &Constraint::Values(
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
                    Constraint::Values(
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
                    Constraint::Values(
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
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Array]),
                            Constraint::Items(0, &Constraint::Reference(&CONTACT_2)),
                        ],
                    ),
                ),
                (
                    "options",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Object]),
                            Constraint::OtherFields(
                                &[],
                                &[],
                                &Constraint::Types(&[Kind::String]),
                            ),
                            Constraint::Names(
                                &Constraint::Text(
                                    &[
                                        TextConstraint::Condition(
                                            |text| {
                                                text.chars().count() >= 1
                                                    && text
                                                        .chars()
                                                        .all(|character| character.is_ascii_lowercase())
                                            },
                                            "expected a string that matches ^[a-z]+$",
                                        ),
                                    ],
                                ),
                            ),
                        ],
                    ),
                ),
            ],
        ),
        Constraint::FieldCount(2, usize::MAX),
        Constraint::If(
            &[
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Object]),
                        Constraint::Required(&["password"]),
                    ],
                ),
                Constraint::Required(&["passwordAgain"]),
                Constraint::Any,
            ],
        ),
        Constraint::If(
            &[
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Object]),
                        Constraint::Required(&["phone"]),
                    ],
                ),
                Constraint::All(
                    &[
                        Constraint::Required(&["prefix"]),
                        Constraint::Fields(
                            &[("prefix", Constraint::Types(&[Kind::Integer]))],
                        ),
                    ],
                ),
                Constraint::Any,
            ],
        ),
        Constraint::Some(
            &[Constraint::Required(&["mail"]), Constraint::Required(&["phone"])],
            "`mail` or `phone`",
        ),
    ],
);

/// The constraint of `Parcel`.
pub static PARCEL: Constraint = Constraint::ByTag(
    "kind",
    &[("Letter", Constraint::Reference(&LETTER)), ("Box", Constraint::Reference(&BOX))],
);

/// The constraint of `Letter`.
pub static LETTER: Constraint = Constraint::All(
    &[
        Constraint::Reference(&SENDING),
        Constraint::Not(
            &Constraint::All(
                &[
                    Constraint::Required(&["express"]),
                    Constraint::Fields(
                        &[
                            (
                                "express",
                                Constraint::Values(
                                    &[Constant::Boolean(true)],
                                    "expected `true`",
                                ),
                            ),
                        ],
                    ),
                ],
            ),
            "is not allowed",
        ),
    ],
);

/// The constraint of `Sending`.
pub static SENDING: Constraint = Constraint::If(
    &[
        Constraint::All(
            &[
                Constraint::Required(&["country"]),
                Constraint::Fields(
                    &[
                        (
                            "country",
                            Constraint::Values(
                                &[Constant::Text("DE")],
                                "expected `\"DE\"`",
                            ),
                        ),
                    ],
                ),
            ],
        ),
        Constraint::All(
            &[
                Constraint::Required(&["code"]),
                Constraint::Fields(
                    &[
                        (
                            "code",
                            Constraint::All(
                                &[
                                    Constraint::Types(&[Kind::String]),
                                    Constraint::Text(
                                        &[
                                            TextConstraint::Condition(
                                                |text| {
                                                    text.chars().count() == 5
                                                        && text.chars().all(|character| character.is_ascii_digit())
                                                },
                                                "expected a string that matches ^[0-9]{5}$",
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
        Constraint::Not(
            &Constraint::Required(&["code"]),
            "must not have the field `code`",
        ),
    ],
);

/// The constraint of `Box`.
pub static BOX: Constraint = Constraint::All(
    &[
        Constraint::OtherFields(
            &["size", "kind", "weight", "express", "country", "code"],
            &[],
            &Constraint::Never,
        ),
        Constraint::One(
            &[Constraint::Required(&["size"]), Constraint::Required(&["express"])],
            "`size` or `express`",
        ),
        Constraint::Reference(&SENDING),
    ],
);

/// The constraint of `Settings`.
pub static SETTINGS: Constraint = Constraint::All(
    &[
        Constraint::If(
            &[
                Constraint::All(
                    &[
                        Constraint::Required(&["mode"]),
                        Constraint::Fields(
                            &[
                                (
                                    "mode",
                                    Constraint::Values(
                                        &[Constant::Text("fast")],
                                        "expected `\"fast\"`",
                                    ),
                                ),
                            ],
                        ),
                    ],
                ),
                Constraint::Fields(&[("speed", Constraint::Types(&[Kind::Integer]))]),
                Constraint::Any,
            ],
        ),
        Constraint::OtherFields(
            &["mode", "speed", "size", "choice", "text"],
            &[|name| SETTINGS_PATTERN.matches(name)],
            &Constraint::Never,
        ),
        Constraint::Fields(
            &[
                (
                    "size",
                    Constraint::Not(
                        &Constraint::All(
                            &[
                                Constraint::Types(&[Kind::Number]),
                                Constraint::Number(NumberBounds {
                                    below: 0.0,
                                    ..NumberBounds::ANY
                                }),
                                Constraint::Number(NumberBounds {
                                    below: 0.0,
                                    ..NumberBounds::ANY
                                }),
                            ],
                        ),
                        "is not allowed",
                    ),
                ),
                (
                    "choice",
                    Constraint::One(
                        &[
                            Constraint::Types(&[Kind::Integer]),
                            Constraint::All(
                                &[
                                    Constraint::Types(&[Kind::String]),
                                    Constraint::Not(
                                        &Constraint::Values(
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
                    Constraint::Some(
                        &[
                            Constraint::Text(&[TextConstraint::Length(0, 2)]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        |text| TEXT_PATTERN.matches(text),
                                        "expected a string that matches ^x",
                                    ),
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

/// The constraint of `Stamp`.
pub static STAMP: Constraint = Constraint::If(
    &[Constraint::Required(&["kind"]), Constraint::Required(&["by"]), Constraint::Any],
);

/// The constraint of `Vehicle`.
pub static VEHICLE: Constraint = Constraint::ByTag(
    "kind",
    &[("Car", Constraint::Reference(&CAR))],
);

/// The constraint of `Car`.
pub static CAR: Constraint = Constraint::All(
    &[
        Constraint::Reference(&VEHICLE_2),
        Constraint::If(
            &[
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Object]),
                        Constraint::Required(&["doors"]),
                    ],
                ),
                Constraint::Required(&["seats"]),
                Constraint::Any,
            ],
        ),
    ],
);

/// The constraint of `Vehicle`.
pub static VEHICLE_2: Constraint = Constraint::Any;
