// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, limits, object, object_schema, text_format};
use crate::types::old::{Old, OLD_SCHEMA};
use crate::types::point::{Point, POINT_SCHEMA};
use crate::types::shape::{Shape, SHAPE_SCHEMA};

/// `Thing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ThingRequest {
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
    pub parent: Option<Box<ThingRequest>>,
    pub shape: Option<Shape>,
    pub old: Option<Old>,
    /// Deprecated.
    pub origin: Point,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

/// The required fields of [`ThingRequest`].
#[derive(Debug)]
pub struct ThingRequestRequired {
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub code: String,
}

object::implement! {
    ThingRequest from ThingRequestRequired {
        required(name, "name");
        required(code, "code");
        optional(nick: String, "nick");
        nullable(born: Zoned, "born");
        default(color: String = "red".to_owned(), "color");
        optional(parent: Box<ThingRequest>, "parent");
        optional(shape: Shape, "shape");
        optional(old: Old, "old");
        default(origin: Point = Point { x: 1, y: 2 }, "origin");
        additional(additional_properties: BTreeMap<String, String>);
    }, ignored("id"), check
}

impl object::Check for ThingRequest {
    fn check(&self) -> json::Result<()> {
        object::require(self.code.chars().count() <= 5, "code")?;
        object::require(
            limits::has_length(self.nick.as_deref(), 1, usize::MAX),
            "nick",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    THING_REQUEST_SCHEMA {
        required("name", Schema::String(&[]));
        required("code", Schema::String(&[TextConstraint::Length(0, 5)]));
        optional("nick", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
        optional("born", Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)])));
        optional("color", Schema::String(&[]));
        optional("parent", Schema::Reference(&THING_REQUEST_SCHEMA));
        optional("shape", Schema::Reference(&SHAPE_SCHEMA));
        optional("old", Schema::Reference(&OLD_SCHEMA));
        optional("origin", Schema::Reference(&POINT_SCHEMA));
        optional("id", Schema::Any);
    }, AdditionalProperties::Each(&Schema::String(&[]))
}
