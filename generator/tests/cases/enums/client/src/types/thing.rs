// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};
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

impl From<ThingRequired> for Thing {
    fn from(required: ThingRequired) -> Self {
        Self {
            kind: required.kind,
            order: required.order,
            then: None,
            priority: None,
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
    pub fn then(mut self, then: impl Into<Option<Order>>) -> Self {
        self.then = then.into();
        self
    }

    /// Sets `priority`.
    #[must_use]
    pub fn priority(mut self, priority: impl Into<Option<Priority>>) -> Self {
        self.priority = priority.into();
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
        fields.optional("then", &self.then);
        fields.optional("priority", &self.priority);
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
            then,
            priority,
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
