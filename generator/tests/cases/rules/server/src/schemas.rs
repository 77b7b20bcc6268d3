// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The schemas of requests.

use crate::patterns::{
    COLORS_PATTERN, MAIL_PATTERN, MIXED_PATTERN, MIXED_PATTERN_2, SETTINGS_PATTERN,
    SORTED_PATTERN, TEXT_PATTERN,
};
use crate::runtime::constant::Constant;
use crate::runtime::date_by_chrono::DateText;
use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::Limit;
use crate::runtime::schema::{
    ArraySchema, Contains, Evaluator, Field, ObjectSchema, Schema, TaggedSchema,
    UnevaluatedSchema, UnionSchema,
};
use crate::runtime::text_format;

/// The schema of `AddPlainBody`.
pub static ADD_PLAIN_BODY: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[Field::optional("name", Schema::String(&[]))],
        ..ObjectSchema::ANY
    },
);

/// The schema of `AddVehicleBody`.
pub static ADD_VEHICLE_BODY: Schema = Schema::Array(
    &ArraySchema {
        items: Schema::Reference(&VEHICLE),
        ..ArraySchema::ANY
    },
);

/// The schema of `Contact`.
pub static CONTACT: Schema = Schema::All(
    &[
        Schema::Object(
            &ObjectSchema {
                fields: &[
                    Field::required("name", Schema::String(&[])),
                    Field::optional(
                        "mail",
                        Schema::All(
                            &[
                                Schema::String(&[]),
                                Schema::Not(
                                    &Schema::Untyped(
                                        &[
                                            Schema::String(
                                                &[
                                                    TextConstraint::Pattern(
                                                        |text| MAIL_PATTERN.matches(text),
                                                        "@example\\.org$",
                                                    ),
                                                ],
                                            ),
                                        ],
                                    ),
                                    "must not match @example\\.org$",
                                ),
                            ],
                        ),
                    ),
                    Field::optional("phone", Schema::String(&[])),
                    Field::optional("fax", Schema::Never),
                    Field::optional("password", Schema::String(&[])),
                    Field::optional("passwordAgain", Schema::String(&[])),
                    Field::optional(
                        "labels",
                        Schema::Array(
                            &ArraySchema {
                                items: Schema::String(&[]),
                                contains: &[
                                    Contains {
                                        schema: Schema::Enum(&["main"]),
                                        minimum: 1,
                                        maximum: 2,
                                    },
                                ],
                                ..ArraySchema::ANY
                            },
                        ),
                    ),
                    Field::optional(
                        "level",
                        Schema::Values(
                            &[
                                Constant::Number("1"),
                                Constant::Text("two"),
                                Constant::Array(&[Constant::Number("3")]),
                                Constant::Object(&[("four", Constant::Number("4"))]),
                            ],
                        ),
                    ),
                    Field::optional(
                        "home",
                        Schema::Values(
                            &[
                                Constant::Object(
                                    &[
                                        ("street", Constant::Text("Main")),
                                        ("number", Constant::Number("1")),
                                    ],
                                ),
                            ],
                        ),
                    ),
                    Field::optional(
                        "friends",
                        Schema::Array(
                            &ArraySchema {
                                items: Schema::Reference(&CONTACT),
                                ..ArraySchema::ANY
                            },
                        ),
                    ),
                    Field::optional(
                        "options",
                        Schema::Object(
                            &ObjectSchema {
                                additional: Schema::String(&[]),
                                names: Schema::Untyped(
                                    &[
                                        Schema::String(
                                            &[
                                                TextConstraint::Pattern(
                                                    |text| {
                                                        text.chars().count() >= 1
                                                            && text
                                                                .chars()
                                                                .all(|character| character.is_ascii_lowercase())
                                                    },
                                                    "^[a-z]+$",
                                                ),
                                            ],
                                        ),
                                    ],
                                ),
                                ..ObjectSchema::ANY
                            },
                        ),
                    ),
                ],
                minimum: 2,
                ..ObjectSchema::ANY
            },
        ),
        Schema::Some(
            &[
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["mail"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["phone"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
            ],
            "`mail` or `phone`",
        ),
        Schema::If(
            &[
                Schema::Object(
                    &ObjectSchema {
                        required: &["password"],
                        ..ObjectSchema::ANY
                    },
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["passwordAgain"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Any,
            ],
        ),
        Schema::If(
            &[
                Schema::Object(
                    &ObjectSchema {
                        required: &["phone"],
                        ..ObjectSchema::ANY
                    },
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[Field::required("prefix", Schema::Integer(&[]))],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Any,
            ],
        ),
    ],
);

/// The schema of `Map`.
pub static MAP: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[
            Field::required("center", Schema::Reference(&POINT)),
            Field::optional(
                "range",
                Schema::Array(
                    &ArraySchema {
                        first: &[
                            Schema::Integer(&[]),
                            Schema::Nullable(
                                &Schema::String(&[text_format::constraint::<DateText>()]),
                            ),
                        ],
                        minimum: 2,
                        maximum: 2,
                        ..ArraySchema::ANY
                    },
                ),
            ),
            Field::optional("shown", Schema::Null),
            Field::optional("hidden", Schema::Reference(&NOTHING)),
            Field::optional(
                "open",
                Schema::Array(
                    &ArraySchema {
                        first: &[Schema::String(&[]), Schema::Integer(&[])],
                        items: Schema::Boolean,
                        ..ArraySchema::ANY
                    },
                ),
            ),
            Field::optional(
                "same",
                Schema::Array(
                    &ArraySchema {
                        first: &[Schema::String(&[])],
                        items: Schema::String(&[]),
                        maximum: 4,
                        ..ArraySchema::ANY
                    },
                ),
            ),
            Field::optional(
                "none",
                Schema::Array(
                    &ArraySchema {
                        items: Schema::Never,
                        ..ArraySchema::ANY
                    },
                ),
            ),
            Field::optional("colors", Schema::Reference(&COLORS)),
            Field::optional(
                "mixed",
                Schema::Object(
                    &ObjectSchema {
                        patterns: &[
                            (|name| MIXED_PATTERN.matches(name), Schema::String(&[])),
                            (|name| MIXED_PATTERN_2.matches(name), Schema::Integer(&[])),
                        ],
                        ..ObjectSchema::ANY
                    },
                ),
            ),
            Field::optional(
                "sorted",
                Schema::Object(
                    &ObjectSchema {
                        patterns: &[
                            (
                                |name| MIXED_PATTERN.matches(name),
                                Schema::String(&[text_format::constraint::<DateText>()]),
                            ),
                            (
                                |name| MIXED_PATTERN_2.matches(name),
                                Schema::Reference(&CONTACT),
                            ),
                            (
                                |name| SORTED_PATTERN.matches(name),
                                Schema::Nullable(&Schema::Integer(&[])),
                            ),
                        ],
                        additional: Schema::Number(&[]),
                        ..ObjectSchema::ANY
                    },
                ),
            ),
            Field::optional(
                "short",
                Schema::Array(
                    &ArraySchema {
                        first: &[
                            Schema::String(&[text_format::constraint::<DateText>()]),
                            Schema::Integer(&[]),
                        ],
                        items: Schema::Never,
                        ..ArraySchema::ANY
                    },
                ),
            ),
            Field::optional(
                "texts",
                Schema::Array(
                    &ArraySchema {
                        first: &[
                            Schema::String(&[text_format::constraint::<DateText>()]),
                            Schema::String(&[TextConstraint::Length(0, 1)]),
                        ],
                        items: Schema::String(&[]),
                        ..ArraySchema::ANY
                    },
                ),
            ),
        ],
        ..ObjectSchema::ANY
    },
);

/// The schema of `Point`.
pub static POINT: Schema = Schema::Array(
    &ArraySchema {
        first: &[
            Schema::Number(&[]),
            Schema::Number(&[NumberConstraint::Minimum(Limit::Integer(0))]),
        ],
        items: Schema::Never,
        minimum: 2,
        ..ArraySchema::ANY
    },
);

/// The schema of `Nothing`.
pub static NOTHING: Schema = Schema::Null;

/// The schema of `Colors`.
pub static COLORS: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[Field::optional("name", Schema::String(&[]))],
        patterns: &[
            (
                |name| COLORS_PATTERN.matches(name),
                Schema::Integer(&[NumberConstraint::Maximum(Limit::Integer(16777215))]),
            ),
        ],
        additional: Schema::Never,
        ..ObjectSchema::ANY
    },
);

/// The schema of `Parcel`.
pub static PARCEL: Schema = Schema::Tagged(
    &TaggedSchema {
        field: "kind",
        schemas: &[
            ("Letter", Schema::Reference(&LETTER)),
            ("Box", Schema::Reference(&BOX)),
        ],
        default: None,
    },
);

/// The schema of `Letter`.
pub static LETTER: Schema = Schema::All(
    &[
        Schema::Object(
            &ObjectSchema {
                fields: &[
                    Field::required("kind", Schema::String(&[])),
                    Field::required("weight", Schema::Number(&[])),
                    Field::optional("express", Schema::Boolean),
                    Field::optional("country", Schema::String(&[])),
                    Field::optional("code", Schema::String(&[])),
                ],
                ..ObjectSchema::ANY
            },
        ),
        Schema::If(
            &[
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[
                                    Field::required("country", Schema::Enum(&["DE"])),
                                ],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[
                                    Field::required(
                                        "code",
                                        Schema::Untyped(
                                            &[
                                                Schema::String(
                                                    &[
                                                        TextConstraint::Pattern(
                                                            |text| {
                                                                text.chars().count() == 5
                                                                    && text.chars().all(|character| character.is_ascii_digit())
                                                            },
                                                            "^[0-9]{5}$",
                                                        ),
                                                    ],
                                                ),
                                            ],
                                        ),
                                    ),
                                ],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Not(
                    &Schema::Untyped(
                        &[
                            Schema::Object(
                                &ObjectSchema {
                                    required: &["code"],
                                    ..ObjectSchema::ANY
                                },
                            ),
                        ],
                    ),
                    "must not have the field `code`",
                ),
            ],
        ),
        Schema::Not(
            &Schema::Untyped(
                &[
                    Schema::Object(
                        &ObjectSchema {
                            fields: &[
                                Field::required(
                                    "express",
                                    Schema::Values(&[Constant::Boolean(true)]),
                                ),
                            ],
                            ..ObjectSchema::ANY
                        },
                    ),
                ],
            ),
            "is not allowed",
        ),
    ],
);

/// The schema of `Box`.
pub static BOX: Schema = Schema::All(
    &[
        Schema::Object(
            &ObjectSchema {
                fields: &[
                    Field::optional(
                        "size",
                        Schema::Array(
                            &ArraySchema {
                                items: Schema::Integer(&[]),
                                maximum: 3,
                                ..ArraySchema::ANY
                            },
                        ),
                    ),
                    Field::required("kind", Schema::String(&[])),
                    Field::required("weight", Schema::Number(&[])),
                    Field::optional("express", Schema::Boolean),
                    Field::optional("country", Schema::String(&[])),
                    Field::optional("code", Schema::String(&[])),
                ],
                ..ObjectSchema::ANY
            },
        ),
        Schema::If(
            &[
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[
                                    Field::required("country", Schema::Enum(&["DE"])),
                                ],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[
                                    Field::required(
                                        "code",
                                        Schema::Untyped(
                                            &[
                                                Schema::String(
                                                    &[
                                                        TextConstraint::Pattern(
                                                            |text| {
                                                                text.chars().count() == 5
                                                                    && text.chars().all(|character| character.is_ascii_digit())
                                                            },
                                                            "^[0-9]{5}$",
                                                        ),
                                                    ],
                                                ),
                                            ],
                                        ),
                                    ),
                                ],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Not(
                    &Schema::Untyped(
                        &[
                            Schema::Object(
                                &ObjectSchema {
                                    required: &["code"],
                                    ..ObjectSchema::ANY
                                },
                            ),
                        ],
                    ),
                    "must not have the field `code`",
                ),
            ],
        ),
        Schema::One(
            &[
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["size"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["express"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
            ],
            "`size` or `express`",
        ),
        Schema::Unevaluated(
            &UnevaluatedSchema {
                schema: Schema::Never,
                is_of_items: false,
                evaluators: &[
                    Evaluator {
                        fields: &["size"],
                        ..Evaluator::NONE
                    },
                    Evaluator {
                        fields: &["kind", "weight", "express", "country", "code"],
                        ..Evaluator::NONE
                    },
                    Evaluator {
                        conditions: &[
                            Schema::Untyped(
                                &[
                                    Schema::Object(
                                        &ObjectSchema {
                                            fields: &[
                                                Field::required("country", Schema::Enum(&["DE"])),
                                            ],
                                            ..ObjectSchema::ANY
                                        },
                                    ),
                                ],
                            ),
                        ],
                        fields: &["country"],
                        ..Evaluator::NONE
                    },
                    Evaluator {
                        conditions: &[
                            Schema::Untyped(
                                &[
                                    Schema::Object(
                                        &ObjectSchema {
                                            fields: &[
                                                Field::required("country", Schema::Enum(&["DE"])),
                                            ],
                                            ..ObjectSchema::ANY
                                        },
                                    ),
                                ],
                            ),
                        ],
                        fields: &["code"],
                        ..Evaluator::NONE
                    },
                ],
            },
        ),
    ],
);

/// The schema of `Settings`.
pub static SETTINGS: Schema = Schema::All(
    &[
        Schema::Object(
            &ObjectSchema {
                fields: &[
                    Field::optional("mode", Schema::String(&[])),
                    Field::optional("speed", Schema::Any),
                    Field::optional(
                        "size",
                        Schema::Not(
                            &Schema::Number(
                                &[NumberConstraint::ExclusiveMaximum(Limit::Integer(0))],
                            ),
                            "is not allowed",
                        ),
                    ),
                    Field::optional(
                        "choice",
                        Schema::Union(
                            &UnionSchema {
                                types: &["SettingsTypeChoice"],
                                variants: &[
                                    Schema::Integer(&[]),
                                    Schema::All(
                                        &[
                                            Schema::String(&[]),
                                            Schema::Not(
                                                &Schema::Enum(&["a", "b"]),
                                                "must not be `\"a\"`, `\"b\"`",
                                            ),
                                        ],
                                    ),
                                ],
                                is_exclusive: true,
                            },
                        ),
                    ),
                    Field::optional(
                        "text",
                        Schema::All(
                            &[
                                Schema::String(&[]),
                                Schema::Some(
                                    &[
                                        Schema::Untyped(
                                            &[Schema::String(&[TextConstraint::Length(0, 2)])],
                                        ),
                                        Schema::Untyped(
                                            &[
                                                Schema::String(
                                                    &[
                                                        TextConstraint::Pattern(
                                                            |text| TEXT_PATTERN.matches(text),
                                                            "^x",
                                                        ),
                                                    ],
                                                ),
                                            ],
                                        ),
                                    ],
                                    "",
                                ),
                            ],
                        ),
                    ),
                ],
                patterns: &[(|name| SETTINGS_PATTERN.matches(name), Schema::Any)],
                ..ObjectSchema::ANY
            },
        ),
        Schema::If(
            &[
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[Field::required("mode", Schema::Enum(&["fast"]))],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[Field::optional("speed", Schema::Integer(&[]))],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Any,
            ],
        ),
        Schema::Unevaluated(
            &UnevaluatedSchema {
                schema: Schema::Never,
                is_of_items: false,
                evaluators: &[
                    Evaluator {
                        fields: &["mode", "speed", "size", "choice", "text"],
                        patterns: &[|name| SETTINGS_PATTERN.matches(name)],
                        ..Evaluator::NONE
                    },
                    Evaluator {
                        conditions: &[
                            Schema::Untyped(
                                &[
                                    Schema::Object(
                                        &ObjectSchema {
                                            fields: &[Field::required("mode", Schema::Enum(&["fast"]))],
                                            ..ObjectSchema::ANY
                                        },
                                    ),
                                ],
                            ),
                        ],
                        fields: &["mode"],
                        ..Evaluator::NONE
                    },
                    Evaluator {
                        conditions: &[
                            Schema::Untyped(
                                &[
                                    Schema::Object(
                                        &ObjectSchema {
                                            fields: &[Field::required("mode", Schema::Enum(&["fast"]))],
                                            ..ObjectSchema::ANY
                                        },
                                    ),
                                ],
                            ),
                        ],
                        fields: &["speed"],
                        ..Evaluator::NONE
                    },
                ],
            },
        ),
    ],
);

/// The schema of `Stamp`.
pub static STAMP: Schema = Schema::All(
    &[
        Schema::Object(
            &ObjectSchema {
                fields: &[
                    Field::optional("kind", Schema::String(&[])),
                    Field::optional("made", Schema::Any),
                    Field::optional("by", Schema::String(&[])),
                ],
                ..ObjectSchema::ANY
            },
        ),
        Schema::If(
            &[
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["kind"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                fields: &[Field::optional("made", Schema::Any)],
                                required: &["by"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Any,
            ],
        ),
    ],
);

/// The schema of `Vehicle`.
pub static VEHICLE: Schema = Schema::Tagged(
    &TaggedSchema {
        field: "kind",
        schemas: &[
            ("Vehicle", Schema::Reference(&VEHICLE_BASE)),
            ("Car", Schema::Reference(&CAR)),
        ],
        default: None,
    },
);

/// The schema of `VehicleBase`.
pub static VEHICLE_BASE: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[Field::required("kind", Schema::String(&[]))],
        ..ObjectSchema::ANY
    },
);

/// The schema of `Car`.
pub static CAR: Schema = Schema::All(
    &[
        Schema::Object(
            &ObjectSchema {
                fields: &[
                    Field::required("kind", Schema::String(&[])),
                    Field::optional("doors", Schema::Integer(&[])),
                    Field::optional("seats", Schema::Integer(&[])),
                ],
                ..ObjectSchema::ANY
            },
        ),
        Schema::If(
            &[
                Schema::Object(
                    &ObjectSchema {
                        required: &["doors"],
                        ..ObjectSchema::ANY
                    },
                ),
                Schema::Untyped(
                    &[
                        Schema::Object(
                            &ObjectSchema {
                                required: &["seats"],
                                ..ObjectSchema::ANY
                            },
                        ),
                    ],
                ),
                Schema::Any,
            ],
        ),
    ],
);
