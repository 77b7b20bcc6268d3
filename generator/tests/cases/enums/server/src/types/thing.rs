// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::types::{
    Codes, Even, InQuotes, Maybe, Optional, Order, Priority, Same, Switch, Versions,
    CODES_SCHEMA, EVEN_SCHEMA, IN_QUOTES_SCHEMA, MAYBE_SCHEMA, OPTIONAL_SCHEMA,
    ORDER_SCHEMA, PRIORITY_SCHEMA, SAME_SCHEMA, SWITCH_SCHEMA, VERSIONS_SCHEMA,
};

/// `Thing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thing {
    /// `kind`.
    pub kind: ThingKind,
    /// `order`.
    pub order: Order,
    /// `then`.
    pub then: Order,
    /// `priority`.
    pub priority: Priority,
    /// `maybe`.
    pub maybe: Option<Maybe>,
    /// `optional`.
    pub optional: Option<Optional>,
    /// `later`.
    pub later: Nullable<Optional>,
    /// `done`.
    pub done: ThingDone,
    /// `either`.
    pub either: Option<bool>,
    /// `level`.
    pub level: Nullable<ThingLevel>,
    /// `steps`.
    pub steps: Option<Vec<ThingStepsItem>>,
    /// `stages`.
    pub stages: Option<Vec<ThingStagesItem>>,
    /// `codes`.
    pub codes: Option<Vec<Codes>>,
    /// `version`.
    pub version: Option<Versions>,
    /// `quoted`.
    pub quoted: Option<InQuotes>,
    /// `even`.
    pub even: Option<Even>,
    /// `same`.
    pub same: Option<Same>,
    /// `switch`.
    pub switch: Option<Switch>,
}

/// The required fields of [`Thing`].
#[derive(Debug)]
pub struct ThingRequired {
    /// `kind`.
    pub kind: ThingKind,
    /// `order`.
    pub order: Order,
    /// `maybe`.
    pub maybe: Option<Maybe>,
    /// `optional`.
    pub optional: Option<Optional>,
    /// `done`.
    pub done: ThingDone,
}

object::implement! {
    Thing from ThingRequired {
        required(kind, "kind");
        required(order, "order");
        default(then: Order = Order::MinusId, "then");
        default(priority: Priority = Priority::Middle, "priority");
        required(maybe, "maybe");
        required(optional, "optional");
        nullable(later: Optional, "later");
        required(done, "done");
        optional(either: bool, "either");
        nullable(level: ThingLevel, "level");
        optional(steps: Vec<ThingStepsItem>, "steps");
        optional(stages: Vec<ThingStagesItem>, "stages");
        optional(codes: Vec<Codes>, "codes");
        optional(version: Versions, "version");
        optional(quoted: InQuotes, "quoted");
        optional(even: Even, "even");
        optional(same: Same, "same");
        optional(switch: Switch, "switch");
    }
}

/// The JSON schema of [`Thing`].
pub(crate) static THING_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&THING_KIND_SCHEMA),
        },
        Field {
            name: "order",
            required: true,
            schema: Schema::Reference(&ORDER_SCHEMA),
        },
        Field {
            name: "then",
            required: false,
            schema: Schema::Reference(&ORDER_SCHEMA),
        },
        Field {
            name: "priority",
            required: false,
            schema: Schema::Reference(&PRIORITY_SCHEMA),
        },
        Field {
            name: "maybe",
            required: true,
            schema: Schema::Nullable(&Schema::Reference(&MAYBE_SCHEMA)),
        },
        Field {
            name: "optional",
            required: true,
            schema: Schema::Nullable(&Schema::Reference(&OPTIONAL_SCHEMA)),
        },
        Field {
            name: "later",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&OPTIONAL_SCHEMA)),
        },
        Field {
            name: "done",
            required: true,
            schema: Schema::Reference(&THING_DONE_SCHEMA),
        },
        Field {
            name: "either",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "level",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&THING_LEVEL_SCHEMA)),
        },
        Field {
            name: "steps",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&THING_STEPS_ITEM_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "stages",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&THING_STAGES_ITEM_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "codes",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&CODES_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "version",
            required: false,
            schema: Schema::Reference(&VERSIONS_SCHEMA),
        },
        Field {
            name: "quoted",
            required: false,
            schema: Schema::Reference(&IN_QUOTES_SCHEMA),
        },
        Field {
            name: "even",
            required: false,
            schema: Schema::Reference(&EVEN_SCHEMA),
        },
        Field {
            name: "same",
            required: false,
            schema: Schema::Reference(&SAME_SCHEMA),
        },
        Field {
            name: "switch",
            required: false,
            schema: Schema::Reference(&SWITCH_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `ThingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingKind {
    /// `thing`.
    Thing,
}

impl ThingKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Thing => "thing",
        }
    }
}

impl TextEnum for ThingKind {
    const VALUES: &'static [(&'static str, Self)] = &[("thing", Self::Thing)];
}

text_enum::implement!(ThingKind);

/// The JSON schema of [`ThingKind`].
pub(crate) static THING_KIND_SCHEMA: Schema = Schema::Enum(
    &["thing"],
    "expected one of `thing`",
);

/// `ThingDone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingDone {
    /// `true`.
    True,
}

impl ThingDone {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::True => Scalar::Boolean(true),
        }
    }
}

impl ScalarEnum for ThingDone {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];
}

scalar_enum::implement!(ThingDone);

/// The JSON schema of [`ThingDone`].
pub(crate) static THING_DONE_SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(true)],
    "expected one of `true`",
);

/// `ThingLevel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl ThingLevel {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for ThingLevel {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

integer_enum::implement!(ThingLevel);

/// The JSON schema of [`ThingLevel`].
pub(crate) static THING_LEVEL_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);

/// `ThingStepsItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingStepsItem {
    /// `5`.
    Value5,
    /// `10`.
    Value10,
}

impl ThingStepsItem {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value5 => 5,
            Self::Value10 => 10,
        }
    }
}

impl IntegerEnum for ThingStepsItem {
    const VALUES: &'static [(i64, Self)] = &[(5, Self::Value5), (10, Self::Value10)];
}

integer_enum::implement!(ThingStepsItem);

/// The JSON schema of [`ThingStepsItem`].
pub(crate) static THING_STEPS_ITEM_SCHEMA: Schema = Schema::IntegerEnum(
    &[5, 10],
    "expected one of `5`, `10`",
);

/// `ThingStagesItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingStagesItem {
    /// `dawn`.
    Dawn,
    /// `noon`.
    Noon,
}

impl ThingStagesItem {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dawn => "dawn",
            Self::Noon => "noon",
        }
    }
}

impl TextEnum for ThingStagesItem {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("dawn", Self::Dawn),
        ("noon", Self::Noon),
    ];
}

text_enum::implement!(ThingStagesItem);

/// The JSON schema of [`ThingStagesItem`].
pub(crate) static THING_STAGES_ITEM_SCHEMA: Schema = Schema::Enum(
    &["dawn", "noon"],
    "expected one of `dawn`, `noon`",
);
