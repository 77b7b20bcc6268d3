// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{
    Codes, Even, InQuotes, Maybe, Optional, Order, Priority, Same, Switch, ThingDone,
    ThingKind, ThingLevel, ThingStepsItem, Versions,
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
    /// Where it is left out, the server takes `-id`.
    pub then: Option<Order>,
    /// `priority`.
    ///
    /// Where it is left out, the server takes `1`.
    pub priority: Option<Priority>,
    /// `maybe`.
    pub maybe: Option<Maybe>,
    /// `optional`.
    pub optional: Option<Optional>,
    /// `later`.
    pub later: Option<Option<Optional>>,
    /// `done`.
    pub done: ThingDone,
    /// `either`.
    pub either: Option<bool>,
    /// `level`.
    pub level: Option<Option<ThingLevel>>,
    /// `steps`.
    pub steps: Option<Vec<ThingStepsItem>>,
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

/// What a [`Thing`] cannot be without.
#[derive(Clone, Debug)]
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
            later: None,
            done: required.done,
            either: None,
            level: None,
            steps: None,
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
    pub fn later(mut self, later: impl Into<Option<Optional>>) -> Self {
        self.later = Some(later.into());
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
    pub fn level(mut self, level: impl Into<Option<ThingLevel>>) -> Self {
        self.level = Some(level.into());
        self
    }

    /// Sets `steps`.
    #[must_use]
    pub fn steps(mut self, steps: impl Into<Option<Vec<ThingStepsItem>>>) -> Self {
        self.steps = steps.into();
        self
    }

    /// Sets `codes`.
    #[must_use]
    pub fn codes(mut self, codes: impl Into<Option<Vec<Codes>>>) -> Self {
        self.codes = codes.into();
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

impl Serialize for Thing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("kind", &self.kind)?;
        object.serialize_entry("order", &self.order)?;
        if let Some(value) = &self.then {
            object.serialize_entry("then", value)?;
        }
        if let Some(value) = &self.priority {
            object.serialize_entry("priority", value)?;
        }
        object.serialize_entry("maybe", &self.maybe)?;
        object.serialize_entry("optional", &self.optional)?;
        if let Some(value) = &self.later {
            object.serialize_entry("later", value)?;
        }
        object.serialize_entry("done", &self.done)?;
        if let Some(value) = &self.either {
            object.serialize_entry("either", value)?;
        }
        if let Some(value) = &self.level {
            object.serialize_entry("level", value)?;
        }
        if let Some(value) = &self.steps {
            object.serialize_entry("steps", value)?;
        }
        if let Some(value) = &self.codes {
            object.serialize_entry("codes", value)?;
        }
        if let Some(value) = &self.version {
            object.serialize_entry("version", value)?;
        }
        if let Some(value) = &self.quoted {
            object.serialize_entry("quoted", value)?;
        }
        if let Some(value) = &self.even {
            object.serialize_entry("even", value)?;
        }
        if let Some(value) = &self.same {
            object.serialize_entry("same", value)?;
        }
        if let Some(value) = &self.switch {
            object.serialize_entry("switch", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Thing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Thing {
    const NAME: &'static str = "Thing";

    const FIELDS: &'static [&'static str] = &[
        "kind",
        "order",
        "then",
        "priority",
        "maybe",
        "optional",
        "later",
        "done",
        "either",
        "level",
        "steps",
        "codes",
        "version",
        "quoted",
        "even",
        "same",
        "switch",
    ];

    type Slots = ThingSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.order, "order", map),
            2 => object::lenient_field(&mut slots.then, map),
            3 => object::lenient_field(&mut slots.priority, map),
            4 => object::field(&mut slots.maybe, "maybe", map),
            5 => object::field(&mut slots.optional, "optional", map),
            6 => object::field(&mut slots.later, "later", map),
            7 => object::field(&mut slots.done, "done", map),
            8 => object::lenient_field(&mut slots.either, map),
            9 => object::field(&mut slots.level, "level", map),
            10 => object::lenient_field(&mut slots.steps, map),
            11 => object::lenient_field(&mut slots.codes, map),
            12 => object::lenient_field(&mut slots.version, map),
            13 => object::lenient_field(&mut slots.quoted, map),
            14 => object::lenient_field(&mut slots.even, map),
            15 => object::lenient_field(&mut slots.same, map),
            16 => object::lenient_field(&mut slots.switch, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            order: object::required(slots.order, "order")?,
            then: slots.then,
            priority: slots.priority,
            maybe: object::required(slots.maybe, "maybe")?,
            optional: object::required(slots.optional, "optional")?,
            later: slots.later,
            done: object::required(slots.done, "done")?,
            either: slots.either,
            level: slots.level,
            steps: slots.steps,
            codes: slots.codes,
            version: slots.version,
            quoted: slots.quoted,
            even: slots.even,
            same: slots.same,
            switch: slots.switch,
        })
    }
}

/// The fields of a [`Thing`] read so far.
#[derive(Default)]
pub struct ThingSlots {
    kind: Option<ThingKind>,
    order: Option<Order>,
    then: Option<Order>,
    priority: Option<Priority>,
    maybe: Option<Option<Maybe>>,
    optional: Option<Option<Optional>>,
    later: Option<Option<Optional>>,
    done: Option<ThingDone>,
    either: Option<bool>,
    level: Option<Option<ThingLevel>>,
    steps: Option<Vec<ThingStepsItem>>,
    codes: Option<Vec<Codes>>,
    version: Option<Versions>,
    quoted: Option<InQuotes>,
    even: Option<Even>,
    same: Option<Same>,
    switch: Option<Switch>,
}
