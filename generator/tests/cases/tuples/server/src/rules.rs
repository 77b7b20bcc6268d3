// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! What bodies must hold to besides what their types say.

use crate::patterns::VALUE_7_PATTERN;
use crate::runtime::base64::Base64Text;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::codec;
use crate::runtime::constant::{Constant, Kind};
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::known::Known;
use crate::runtime::limits::TextRule;
use crate::runtime::rule::Rule;
use crate::runtime::uri::UriText;
use crate::runtime::uuid::UuidText;

/// Of `PutKeyBody`.
pub static PUT_KEY_BODY: Rule = Rule::All(
    &[
        Rule::Positions(
            &[
                Rule::Reference(&KEY),
                Rule::All(
                    &[
                        Rule::Types(&[Kind::String]),
                        Rule::Text(
                            &[
                                TextRule {
                                    holds: |text| codec::is::<Base64UrlText>(text),
                                    expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Rule::Items(2, &Rule::Never),
    ],
);

/// Of `Chain`.
pub static CHAIN: Rule = Rule::All(
    &[
        Rule::Positions(
            &[
                Rule::Reference(&TWIG),
                Rule::One(&[Rule::Reference(&CHAIN_2), Rule::Types(&[Kind::Null])], ""),
            ],
        ),
        Rule::Items(2, &Rule::Never),
    ],
);

/// Of `Twig`.
pub static TWIG: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::Object]),
        Rule::Required(&["next"]),
        Rule::Fields(
            &[
                (
                    "next",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Array]),
                            Rule::Items(2, &Rule::Never),
                            Rule::Positions(
                                &[
                                    Rule::Types(&[Kind::Integer]),
                                    Rule::One(
                                        &[Rule::Reference(&TWIG), Rule::Types(&[Kind::Null])],
                                        "",
                                    ),
                                ],
                            ),
                            Rule::ItemCount(2, usize::MAX),
                        ],
                    ),
                ),
                (
                    "pair",
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::Array]),
                            Rule::Items(2, &Rule::Never),
                            Rule::Positions(
                                &[Rule::Reference(&TWIG), Rule::Reference(&TWIG)],
                            ),
                            Rule::ItemCount(2, usize::MAX),
                        ],
                    ),
                ),
            ],
        ),
    ],
);

/// Of `Chain`.
pub static CHAIN_2: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::Array]),
        Rule::Items(2, &Rule::Never),
        Rule::Positions(
            &[
                Rule::Reference(&TWIG),
                Rule::One(&[Rule::Reference(&CHAIN_2), Rule::Types(&[Kind::Null])], ""),
            ],
        ),
        Rule::ItemCount(2, usize::MAX),
    ],
);

/// Of `Entry`.
pub static ENTRY: Rule = Rule::Fields(
    &[
        (
            "at",
            Rule::Positions(
                &[
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::String]),
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| codec::is::<DateTimeText>(text),
                                        expected: <DateTimeText as codec::TextFormat>::EXPECTED,
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
                                        holds: |text| codec::is::<UuidText>(text),
                                        expected: <UuidText as codec::TextFormat>::EXPECTED,
                                    },
                                ],
                            ),
                        ],
                    ),
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
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::String]),
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| codec::is::<DecimalText>(text),
                                        expected: <DecimalText as codec::TextFormat>::EXPECTED,
                                    },
                                ],
                            ),
                        ],
                    ),
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
                                &Rule::All(
                                    &[
                                        Rule::Types(&[Kind::String]),
                                        Rule::Text(
                                            &[
                                                TextRule {
                                                    holds: |text| codec::is::<DurationText>(text),
                                                    expected: <DurationText as codec::TextFormat>::EXPECTED,
                                                },
                                            ],
                                        ),
                                    ],
                                ),
                            ),
                        ],
                    ),
                    Rule::All(
                        &[
                            Rule::Types(&[Kind::String]),
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| text.chars().count() >= 3,
                                        expected: "expected at least 3 characters",
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
                                        holds: |text| text.chars().count() <= 40,
                                        expected: "expected at most 40 characters",
                                    },
                                    TextRule {
                                        holds: |text| codec::is::<UriText>(text),
                                        expected: <UriText as codec::TextFormat>::EXPECTED,
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
                                        holds: |text| VALUE_7_PATTERN.matches(text),
                                        expected: "expected a string that matches ^2",
                                    },
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
            "within",
            Rule::All(
                &[
                    Rule::Positions(&[Rule::Reference(&RANGE)]),
                    Rule::Items(1, &Rule::Never),
                ],
            ),
        ),
        ("signed", Rule::Reference(&SIGNED)),
        ("seals", Rule::Items(0, &Rule::Reference(&SIGNED))),
        (
            "either",
            Rule::One(&[Rule::Reference(&SIGNED_2), Rule::Types(&[Kind::Integer])], ""),
        ),
    ],
);

/// Of `Range`.
pub static RANGE: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::Array]),
        Rule::Positions(
            &[
                Rule::All(
                    &[
                        Rule::Types(&[Kind::String]),
                        Rule::Text(
                            &[
                                TextRule {
                                    holds: |text| codec::is::<Ipv4Text>(text),
                                    expected: <Ipv4Text as codec::TextFormat>::EXPECTED,
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
                                    holds: |text| codec::is::<Ipv6Text>(text),
                                    expected: <Ipv6Text as codec::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Rule::ItemCount(2, 2),
    ],
);

/// Of `Signed`.
pub static SIGNED: Rule = Rule::Positions(
    &[
        Rule::Reference(&KEY),
        Rule::All(
            &[
                Rule::Types(&[Kind::String]),
                Rule::Text(
                    &[
                        TextRule {
                            holds: |text| codec::is::<Base64Text>(text),
                            expected: <Base64Text as codec::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ],
        ),
        Rule::All(
            &[
                Rule::Types(&[Kind::String, Kind::Null]),
                Rule::Text(
                    &[
                        TextRule {
                            holds: |text| codec::is::<Base64UrlText>(text),
                            expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ],
        ),
        Rule::All(
            &[
                Rule::Types(&[Kind::Array]),
                Rule::Items(
                    0,
                    &Rule::All(
                        &[
                            Rule::Types(&[Kind::String]),
                            Rule::Text(
                                &[
                                    TextRule {
                                        holds: |text| codec::is::<Base64UrlText>(text),
                                        expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                                    },
                                ],
                            ),
                        ],
                    ),
                ),
                Rule::ItemCount(0, 3),
            ],
        ),
        Rule::Reference(&LEVEL),
    ],
);

/// Of `Key`.
pub static KEY: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::String]),
        Rule::Text(
            &[
                TextRule {
                    holds: |text| codec::is::<Base64UrlText>(text),
                    expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
    ],
);

/// Of `Level`.
pub static LEVEL: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::String]),
        Rule::Values(
            &[Constant::Text("low"), Constant::Text("high")],
            "expected one of `\"low\"`, `\"high\"`",
        ),
    ],
);

/// Of `Signed`.
pub static SIGNED_2: Rule = Rule::All(
    &[
        Rule::Types(&[Kind::Array]),
        Rule::Positions(
            &[
                Rule::Reference(&KEY),
                Rule::All(
                    &[
                        Rule::Types(&[Kind::String]),
                        Rule::Text(
                            &[
                                TextRule {
                                    holds: |text| codec::is::<Base64Text>(text),
                                    expected: <Base64Text as codec::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                    ],
                ),
                Rule::All(
                    &[
                        Rule::Types(&[Kind::String, Kind::Null]),
                        Rule::Text(
                            &[
                                TextRule {
                                    holds: |text| codec::is::<Base64UrlText>(text),
                                    expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                    ],
                ),
                Rule::All(
                    &[
                        Rule::Types(&[Kind::Array]),
                        Rule::Items(
                            0,
                            &Rule::All(
                                &[
                                    Rule::Types(&[Kind::String]),
                                    Rule::Text(
                                        &[
                                            TextRule {
                                                holds: |text| codec::is::<Base64UrlText>(text),
                                                expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                                            },
                                        ],
                                    ),
                                ],
                            ),
                        ),
                        Rule::ItemCount(0, 3),
                    ],
                ),
                Rule::Reference(&LEVEL),
            ],
        ),
        Rule::ItemCount(5, 5),
    ],
);
