// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, limits, object};
use crate::types::old::Old;
use crate::types::point::Point;
use crate::types::shape::Shape;
use crate::types::thing_request::ThingRequest;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thing {
    pub id: i64,
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub code: String,
    /// The old name.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub nick: Option<String>,
    /// Deprecated.
    pub born: Nullable<Zoned>,
    /// Deprecated.
    pub color: String,
    /// Deprecated.
    pub parent: Option<Box<Thing>>,
    pub shape: Option<Shape>,
    pub old: Option<Old>,
    /// Deprecated.
    pub origin: Point,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

/// The required fields of [`Thing`].
#[derive(Debug)]
pub struct ThingRequired {
    pub id: i64,
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub code: String,
}

object::implement! {
    Thing from ThingRequired {
        required(id, "id");
        required(name, "name");
        required(code, "code");
        optional(nick: String, "nick");
        nullable(born: Zoned, "born");
        default(color: String = "red".to_owned(), "color");
        optional(parent: Box<Thing>, "parent");
        optional(shape: Shape, "shape");
        optional(old: Old, "old");
        default(origin: Point = Point { x: 1, y: 2 }, "origin");
        additional(additional_properties: BTreeMap<String, String>);
    }, check
}

impl object::Check for Thing {
    fn check(&self) -> json::Result<()> {
        object::require(self.code.chars().count() <= 5, "code")?;
        object::require(
            limits::has_length(self.nick.as_deref(), 1, usize::MAX),
            "nick",
        )?;
        Ok(())
    }
}

/// The fields of [`Thing`] that [`ThingRequest`] lacks.
#[derive(Clone, Debug)]
pub struct ThingMissing {
    pub id: i64,
    /// Deprecated.
    pub parent: Option<Box<Thing>>,
}

impl ThingRequest {
    /// Converts to [`Thing`] with the `missing` fields; request-only fields are
    /// dropped.
    #[must_use]
    pub fn into_response(self, missing: ThingMissing) -> Thing {
        Thing {
            id: missing.id,
            name: self.name,
            code: self.code,
            nick: self.nick,
            born: self.born,
            color: self.color,
            parent: missing.parent,
            shape: self.shape,
            old: self.old,
            origin: self.origin,
            additional_properties: self.additional_properties,
        }
    }
}
