// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::types::{
    Codes, Even, InQuotes, Maybe, Optional, Order, Priority, Same, Switch, Versions,
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
    ///
    /// The server defaults to `-id`.
    pub then: Option<Order>,
    /// `priority`.
    ///
    /// The server defaults to `1`.
    pub priority: Option<Priority>,
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

/// `ThingKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingKind {
    /// `thing`.
    Thing,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ThingKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Thing => "thing",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ThingKind {
    const VALUES: &'static [(&'static str, Self)] = &[("thing", Self::Thing)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ThingKind);

/// `ThingDone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ThingDone {
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl ThingDone {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for ThingDone {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(ThingDone);

/// `ThingLevel`.
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

impl ThingLevel {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ThingLevel {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(ThingLevel);

/// `ThingStepsItem`.
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

impl ThingStepsItem {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value5 => 5,
            Self::Value10 => 10,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ThingStepsItem {
    const VALUES: &'static [(i64, Self)] = &[(5, Self::Value5), (10, Self::Value10)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(ThingStepsItem);

/// `ThingStagesItem`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStagesItem {
    /// `dawn`.
    Dawn,
    /// `noon`.
    Noon,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ThingStagesItem {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dawn => "dawn",
            Self::Noon => "noon",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ThingStagesItem {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("dawn", Self::Dawn),
        ("noon", Self::Noon),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ThingStagesItem);
