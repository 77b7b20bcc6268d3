// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! Constraints of bodies that no type expresses.

use crate::patterns::VALUE_7_PATTERN;
use crate::runtime::base64::Base64Text;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::constant::{Constant, Kind};
use crate::runtime::constraint::Constraint;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::limits::TextConstraint;
use crate::runtime::text_format;
use crate::runtime::uri::UriText;
use crate::runtime::uuid::UuidText;

/// The constraint of `PutKeyBody`.
pub static PUT_KEY_BODY: Constraint = Constraint::All(
    &[
        Constraint::Positions(
            &[
                Constraint::Reference(&KEY),
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::String]),
                        Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| text_format::is::<Base64UrlText>(text),
                                    <Base64UrlText as text_format::TextFormat>::EXPECTED,
                                ),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Constraint::Items(2, &Constraint::Never),
    ],
);

/// The constraint of `Chain`.
pub static CHAIN: Constraint = Constraint::All(
    &[
        Constraint::Positions(
            &[
                Constraint::Reference(&TWIG),
                Constraint::One(
                    &[Constraint::Reference(&CHAIN_2), Constraint::Types(&[Kind::Null])],
                    "",
                ),
            ],
        ),
        Constraint::Items(2, &Constraint::Never),
    ],
);

/// The constraint of `Twig`.
pub static TWIG: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::Object]),
        Constraint::Required(&["next"]),
        Constraint::Fields(
            &[
                (
                    "next",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Array]),
                            Constraint::Items(2, &Constraint::Never),
                            Constraint::Positions(
                                &[
                                    Constraint::Types(&[Kind::Integer]),
                                    Constraint::One(
                                        &[
                                            Constraint::Reference(&TWIG),
                                            Constraint::Types(&[Kind::Null]),
                                        ],
                                        "",
                                    ),
                                ],
                            ),
                            Constraint::ItemCount(2, usize::MAX),
                        ],
                    ),
                ),
                (
                    "pair",
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Array]),
                            Constraint::Items(2, &Constraint::Never),
                            Constraint::Positions(
                                &[
                                    Constraint::Reference(&TWIG),
                                    Constraint::Reference(&TWIG),
                                ],
                            ),
                            Constraint::ItemCount(2, usize::MAX),
                        ],
                    ),
                ),
            ],
        ),
    ],
);

/// The constraint of `Chain`.
pub static CHAIN_2: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::Array]),
        Constraint::Items(2, &Constraint::Never),
        Constraint::Positions(
            &[
                Constraint::Reference(&TWIG),
                Constraint::One(
                    &[Constraint::Reference(&CHAIN_2), Constraint::Types(&[Kind::Null])],
                    "",
                ),
            ],
        ),
        Constraint::ItemCount(2, usize::MAX),
    ],
);

/// The constraint of `Entry`.
pub static ENTRY: Constraint = Constraint::Fields(
    &[
        (
            "at",
            Constraint::Positions(
                &[
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        |text| text_format::is::<DateTimeText>(text),
                                        <DateTimeText as text_format::TextFormat>::EXPECTED,
                                    ),
                                ],
                            ),
                        ],
                    ),
                    Constraint::All(
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
                    ),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String, Kind::Null]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        |text| text_format::is::<DateText>(text),
                                        <DateText as text_format::TextFormat>::EXPECTED,
                                    ),
                                ],
                            ),
                        ],
                    ),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        |text| text_format::is::<DecimalText>(text),
                                        <DecimalText as text_format::TextFormat>::EXPECTED,
                                    ),
                                ],
                            ),
                        ],
                    ),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::Object]),
                            Constraint::OtherFields(
                                &[],
                                &[],
                                &Constraint::All(
                                    &[
                                        Constraint::Types(&[Kind::String]),
                                        Constraint::Text(
                                            &[
                                                TextConstraint::Condition(
                                                    |text| text_format::is::<DurationText>(text),
                                                    <DurationText as text_format::TextFormat>::EXPECTED,
                                                ),
                                            ],
                                        ),
                                    ],
                                ),
                            ),
                        ],
                    ),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Text(&[TextConstraint::Length(3, usize::MAX)]),
                        ],
                    ),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Length(0, 40),
                                    TextConstraint::Condition(
                                        |text| text_format::is::<UriText>(text),
                                        <UriText as text_format::TextFormat>::EXPECTED,
                                    ),
                                ],
                            ),
                        ],
                    ),
                    Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        |text| VALUE_7_PATTERN.matches(text),
                                        "expected a string that matches ^2",
                                    ),
                                    TextConstraint::Condition(
                                        |text| text_format::is::<DateText>(text),
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
            "within",
            Constraint::All(
                &[
                    Constraint::Positions(&[Constraint::Reference(&RANGE)]),
                    Constraint::Items(1, &Constraint::Never),
                ],
            ),
        ),
        ("signed", Constraint::Reference(&SIGNED)),
        ("seals", Constraint::Items(0, &Constraint::Reference(&SIGNED))),
        (
            "either",
            Constraint::One(
                &[Constraint::Reference(&SIGNED_2), Constraint::Types(&[Kind::Integer])],
                "",
            ),
        ),
    ],
);

/// The constraint of `Range`.
pub static RANGE: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::Array]),
        Constraint::Positions(
            &[
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::String]),
                        Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| text_format::is::<Ipv4Text>(text),
                                    <Ipv4Text as text_format::TextFormat>::EXPECTED,
                                ),
                            ],
                        ),
                    ],
                ),
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::String]),
                        Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| text_format::is::<Ipv6Text>(text),
                                    <Ipv6Text as text_format::TextFormat>::EXPECTED,
                                ),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Constraint::ItemCount(2, 2),
    ],
);

/// The constraint of `Signed`.
pub static SIGNED: Constraint = Constraint::Positions(
    &[
        Constraint::Reference(&KEY),
        Constraint::All(
            &[
                Constraint::Types(&[Kind::String]),
                Constraint::Text(
                    &[
                        TextConstraint::Condition(
                            |text| text_format::is::<Base64Text>(text),
                            <Base64Text as text_format::TextFormat>::EXPECTED,
                        ),
                    ],
                ),
            ],
        ),
        Constraint::All(
            &[
                Constraint::Types(&[Kind::String, Kind::Null]),
                Constraint::Text(
                    &[
                        TextConstraint::Condition(
                            |text| text_format::is::<Base64UrlText>(text),
                            <Base64UrlText as text_format::TextFormat>::EXPECTED,
                        ),
                    ],
                ),
            ],
        ),
        Constraint::All(
            &[
                Constraint::Types(&[Kind::Array]),
                Constraint::Items(
                    0,
                    &Constraint::All(
                        &[
                            Constraint::Types(&[Kind::String]),
                            Constraint::Text(
                                &[
                                    TextConstraint::Condition(
                                        |text| text_format::is::<Base64UrlText>(text),
                                        <Base64UrlText as text_format::TextFormat>::EXPECTED,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                Constraint::ItemCount(0, 3),
            ],
        ),
        Constraint::Reference(&LEVEL),
    ],
);

/// The constraint of `Key`.
pub static KEY: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Text(
            &[
                TextConstraint::Condition(
                    |text| text_format::is::<Base64UrlText>(text),
                    <Base64UrlText as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
    ],
);

/// The constraint of `Level`.
pub static LEVEL: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::String]),
        Constraint::Values(
            &[Constant::Text("low"), Constant::Text("high")],
            "expected one of `\"low\"`, `\"high\"`",
        ),
    ],
);

/// The constraint of `Signed`.
pub static SIGNED_2: Constraint = Constraint::All(
    &[
        Constraint::Types(&[Kind::Array]),
        Constraint::Positions(
            &[
                Constraint::Reference(&KEY),
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::String]),
                        Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| text_format::is::<Base64Text>(text),
                                    <Base64Text as text_format::TextFormat>::EXPECTED,
                                ),
                            ],
                        ),
                    ],
                ),
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::String, Kind::Null]),
                        Constraint::Text(
                            &[
                                TextConstraint::Condition(
                                    |text| text_format::is::<Base64UrlText>(text),
                                    <Base64UrlText as text_format::TextFormat>::EXPECTED,
                                ),
                            ],
                        ),
                    ],
                ),
                Constraint::All(
                    &[
                        Constraint::Types(&[Kind::Array]),
                        Constraint::Items(
                            0,
                            &Constraint::All(
                                &[
                                    Constraint::Types(&[Kind::String]),
                                    Constraint::Text(
                                        &[
                                            TextConstraint::Condition(
                                                |text| text_format::is::<Base64UrlText>(text),
                                                <Base64UrlText as text_format::TextFormat>::EXPECTED,
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ),
                        Constraint::ItemCount(0, 3),
                    ],
                ),
                Constraint::Reference(&LEVEL),
            ],
        ),
        Constraint::ItemCount(5, 5),
    ],
);
