// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::nullable::Nullable;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};
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

impl From<ThingRequired> for Thing {
    fn from(required: ThingRequired) -> Self {
        Self {
            kind: required.kind,
            order: required.order,
            then: Order::MinusId,
            priority: Priority::Middle,
            maybe: required.maybe,
            optional: required.optional,
            later: Nullable::Absent,
            done: required.done,
            either: None,
            level: Nullable::Absent,
            steps: None,
            stages: None,
            codes: None,
            version: None,
            quoted: None,
            even: None,
            same: None,
            switch: None,
        }
    }
}

impl Thing {
    /// Sets `then`.
    #[must_use]
    pub fn then(mut self, then: Order) -> Self {
        self.then = then;
        self
    }

    /// Sets `priority`.
    #[must_use]
    pub fn priority(mut self, priority: Priority) -> Self {
        self.priority = priority;
        self
    }

    /// Sets `later`.
    #[must_use]
    pub fn later(mut self, later: impl Into<Nullable<Optional>>) -> Self {
        self.later = later.into();
        self
    }

    /// Sets `either`.
    #[must_use]
    pub fn either(mut self, either: impl Into<Option<bool>>) -> Self {
        self.either = either.into();
        self
    }

    /// Sets `level`.
    #[must_use]
    pub fn level(mut self, level: impl Into<Nullable<ThingLevel>>) -> Self {
        self.level = level.into();
        self
    }

    /// Sets `steps`.
    #[must_use]
    pub fn steps(mut self, steps: impl IntoIterator<Item = ThingStepsItem>) -> Self {
        self.steps = Some(steps.into_iter().collect());
        self
    }

    /// Sets `stages`.
    #[must_use]
    pub fn stages(mut self, stages: impl IntoIterator<Item = ThingStagesItem>) -> Self {
        self.stages = Some(stages.into_iter().collect());
        self
    }

    /// Sets `codes`.
    #[must_use]
    pub fn codes(mut self, codes: impl IntoIterator<Item = Codes>) -> Self {
        self.codes = Some(codes.into_iter().collect());
        self
    }

    /// Sets `version`.
    #[must_use]
    pub fn version(mut self, version: impl Into<Option<Versions>>) -> Self {
        self.version = version.into();
        self
    }

    /// Sets `quoted`.
    #[must_use]
    pub fn quoted(mut self, quoted: impl Into<Option<InQuotes>>) -> Self {
        self.quoted = quoted.into();
        self
    }

    /// Sets `even`.
    #[must_use]
    pub fn even(mut self, even: impl Into<Option<Even>>) -> Self {
        self.even = even.into();
        self
    }

    /// Sets `same`.
    #[must_use]
    pub fn same(mut self, same: impl Into<Option<Same>>) -> Self {
        self.same = same.into();
        self
    }

    /// Sets `switch`.
    #[must_use]
    pub fn switch(mut self, switch: impl Into<Option<Switch>>) -> Self {
        self.switch = switch.into();
        self
    }
}

impl json::EncodeFields for Thing {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("order", &self.order);
        fields.field("then", &self.then);
        fields.field("priority", &self.priority);
        fields.field("maybe", &self.maybe);
        fields.field("optional", &self.optional);
        fields.nullable("later", &self.later);
        fields.field("done", &self.done);
        fields.optional("either", &self.either);
        fields.nullable("level", &self.level);
        fields.optional("steps", &self.steps);
        fields.optional("stages", &self.stages);
        fields.optional("codes", &self.codes);
        fields.optional("version", &self.version);
        fields.optional("quoted", &self.quoted);
        fields.optional("even", &self.even);
        fields.optional("same", &self.same);
        fields.optional("switch", &self.switch);
    }
}

impl json::Decode for Thing {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<ThingKind> = None;
        let mut order: Option<Order> = None;
        let mut then: Option<Order> = None;
        let mut priority: Option<Priority> = None;
        let mut maybe: Option<Option<Maybe>> = None;
        let mut optional: Option<Option<Optional>> = None;
        let mut later: Nullable<Optional> = Nullable::Absent;
        let mut done: Option<ThingDone> = None;
        let mut either: Option<bool> = None;
        let mut level: Nullable<ThingLevel> = Nullable::Absent;
        let mut steps: Option<Vec<ThingStepsItem>> = None;
        let mut stages: Option<Vec<ThingStagesItem>> = None;
        let mut codes: Option<Vec<Codes>> = None;
        let mut version: Option<Versions> = None;
        let mut quoted: Option<InQuotes> = None;
        let mut even: Option<Even> = None;
        let mut same: Option<Same> = None;
        let mut switch: Option<Switch> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("order", &mut order),
                object::optional("then", &mut then),
                object::optional("priority", &mut priority),
                object::required("maybe", &mut maybe),
                object::required("optional", &mut optional),
                object::optional("later", &mut later),
                object::required("done", &mut done),
                object::optional("either", &mut either),
                object::optional("level", &mut level),
                object::optional("steps", &mut steps),
                object::optional("stages", &mut stages),
                object::optional("codes", &mut codes),
                object::optional("version", &mut version),
                object::optional("quoted", &mut quoted),
                object::optional("even", &mut even),
                object::optional("same", &mut same),
                object::optional("switch", &mut switch),
            ],
        )?;
        let (Some(kind), Some(order), Some(maybe), Some(optional), Some(done)) = (
            kind,
            order,
            maybe,
            optional,
            done,
        ) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            kind,
            order,
            then: then.unwrap_or(Order::MinusId),
            priority: priority.unwrap_or(Priority::Middle),
            maybe,
            optional,
            later,
            done,
            either,
            level,
            steps,
            stages,
            codes,
            version,
            quoted,
            even,
            same,
            switch,
        })
    }
}

object::implement!(Thing);

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
