// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, UnknownScalar};
use crate::runtime::text_enum::{self, UnknownValue};
use crate::types::codes::Codes;
use crate::types::even::Even;
use crate::types::in_quotes::InQuotes;
use crate::types::maybe::Maybe;
use crate::types::optional::Optional;
use crate::types::order::Order;
use crate::types::priority::Priority;
use crate::types::same::Same;
use crate::types::switch::Switch;
use crate::types::versions::Versions;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thing {
    pub kind: ThingKind,
    pub order: Order,
    /// The server defaults to `-id`.
    pub then: Option<Order>,
    /// The server defaults to `1`.
    pub priority: Option<Priority>,
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
        optional(then: Order, "then");
        optional(priority: Priority, "priority");
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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingKind {
    Thing,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ThingKind {
        Thing = "thing";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ThingDone {
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

scalar_enum::implement! {
    ThingDone {
        True = Scalar::Boolean(true);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    ThingLevel {
        Value1 = 1;
        Value2 = 2;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStepsItem {
    /// `5`.
    Value5,
    /// `10`.
    Value10,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    ThingStepsItem {
        Value5 = 5;
        Value10 = 10;
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStagesItem {
    Dawn,
    Noon,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ThingStagesItem {
        Dawn = "dawn";
        Noon = "noon";
    }
}
