// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use crate::runtime::nullable::Nullable;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{integer_enum, object, object_schema, scalar_enum, text_enum};
use crate::types::codes::{Codes, CODES_SCHEMA};
use crate::types::even::{Even, EVEN_SCHEMA};
use crate::types::in_quotes::{InQuotes, IN_QUOTES_SCHEMA};
use crate::types::maybe::{Maybe, MAYBE_SCHEMA};
use crate::types::optional::{Optional, OPTIONAL_SCHEMA};
use crate::types::order::{Order, ORDER_SCHEMA};
use crate::types::priority::{Priority, PRIORITY_SCHEMA};
use crate::types::same::{Same, SAME_SCHEMA};
use crate::types::switch::{Switch, SWITCH_SCHEMA};
use crate::types::versions::{Versions, VERSIONS_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thing {
    pub kind: ThingKind,
    pub order: Order,
    pub then: Order,
    pub priority: Priority,
    pub maybe: Option<Maybe>,
    pub optional: Option<Optional>,
    pub later: Nullable<Optional>,
    pub done: ThingDone,
    pub either: Option<bool>,
    pub level: Nullable<ThingLevel>,
    pub steps: Option<Vec<ThingStepsItem>>,
    pub stages: Option<Vec<ThingStagesItem>>,
    pub codes: Option<Vec<Codes>>,
    pub version: Option<Versions>,
    pub quoted: Option<InQuotes>,
    pub even: Option<Even>,
    pub same: Option<Same>,
    pub switch: Option<Switch>,
}

/// The required fields of [`Thing`].
#[derive(Debug)]
pub struct ThingRequired {
    pub kind: ThingKind,
    pub order: Order,
    pub maybe: Option<Maybe>,
    pub optional: Option<Optional>,
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

object_schema::implement! {
    THING_SCHEMA {
        required("kind", Schema::Reference(&THING_KIND_SCHEMA));
        required("order", Schema::Reference(&ORDER_SCHEMA));
        optional("then", Schema::Reference(&ORDER_SCHEMA));
        optional("priority", Schema::Reference(&PRIORITY_SCHEMA));
        required("maybe", Schema::Nullable(&Schema::Reference(&MAYBE_SCHEMA)));
        required("optional", Schema::Nullable(&Schema::Reference(&OPTIONAL_SCHEMA)));
        optional("later", Schema::Nullable(&Schema::Reference(&OPTIONAL_SCHEMA)));
        required("done", Schema::Reference(&THING_DONE_SCHEMA));
        optional("either", Schema::Boolean);
        optional("level", Schema::Nullable(&Schema::Reference(&THING_LEVEL_SCHEMA)));
        optional("steps", Schema::Array(&Items { schema: Schema::Reference(&THING_STEPS_ITEM_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("stages", Schema::Array(&Items { schema: Schema::Reference(&THING_STAGES_ITEM_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("codes", Schema::Array(&Items { schema: Schema::Reference(&CODES_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("version", Schema::Reference(&VERSIONS_SCHEMA));
        optional("quoted", Schema::Reference(&IN_QUOTES_SCHEMA));
        optional("even", Schema::Reference(&EVEN_SCHEMA));
        optional("same", Schema::Reference(&SAME_SCHEMA));
        optional("switch", Schema::Reference(&SWITCH_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingKind {
    Thing,
}

text_enum::implement! {
    ThingKind {
        Thing = "thing";
    }
}

pub(crate) static THING_KIND_SCHEMA: Schema = Schema::Enum(
    &["thing"],
    "expected one of `thing`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingDone {
    True,
}

scalar_enum::implement! {
    ThingDone {
        True = Scalar::Boolean(true);
    }
}

pub(crate) static THING_DONE_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(&[Scalar::Boolean(true)], "expected one of `true`"),
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

integer_enum::implement! {
    ThingLevel {
        Value1 = 1;
        Value2 = 2;
    }
}

pub(crate) static THING_LEVEL_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingStepsItem {
    /// `5`.
    Value5,
    /// `10`.
    Value10,
}

integer_enum::implement! {
    ThingStepsItem {
        Value5 = 5;
        Value10 = 10;
    }
}

pub(crate) static THING_STEPS_ITEM_SCHEMA: Schema = Schema::IntegerEnum(
    &[5, 10],
    "expected one of `5`, `10`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingStagesItem {
    Dawn,
    Noon,
}

text_enum::implement! {
    ThingStagesItem {
        Dawn = "dawn";
        Noon = "noon";
    }
}

pub(crate) static THING_STAGES_ITEM_SCHEMA: Schema = Schema::Enum(
    &["dawn", "noon"],
    "expected one of `dawn`, `noon`",
);
