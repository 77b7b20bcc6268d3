// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::old::Old;
use crate::types::point::Point;
use crate::types::shape::Shape;
use crate::types::thing::Thing;

/// `Thing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ThingRequest {
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub code: String,
    /// The old name.
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub nick: Option<String>,
    #[deprecated]
    pub born: Nullable<Zoned>,
    /// The server defaults to `red`.
    #[deprecated]
    pub color: Option<String>,
    #[deprecated]
    pub parent: Option<Box<ThingRequest>>,
    pub shape: Option<Shape>,
    pub old: Option<Old>,
    /// The server defaults to `{"x":1,"y":2}`.
    #[deprecated]
    pub origin: Option<Point>,
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
    #[expect(deprecated)] ThingRequest from ThingRequestRequired {
        required(name, "name");
        required(code, "code");
        #[deprecated(note = "to be removed on 2030-12-05")]
        #[expect(deprecated)]
        optional(nick: String, "nick");
        #[deprecated]
        #[expect(deprecated)]
        nullable(born: Zoned, "born");
        #[deprecated]
        #[expect(deprecated)]
        optional(color: String, "color");
        #[deprecated]
        #[expect(deprecated)]
        optional(parent: Box<ThingRequest>, "parent");
        optional(shape: Shape, "shape");
        optional(old: Old, "old");
        #[deprecated]
        #[expect(deprecated)]
        optional(origin: Point, "origin");
        additional(additional_properties: BTreeMap<String, String>);
    }, ignored("id")
}

impl From<Thing> for ThingRequest {
    #[expect(deprecated)]
    fn from(value: Thing) -> Self {
        Self {
            name: value.name,
            code: value.code,
            nick: value.nick,
            born: value.born,
            color: value.color,
            parent: value.parent.map(|value| Box::new((*value).into())),
            shape: value.shape,
            old: value.old,
            origin: value.origin,
            additional_properties: value.additional_properties,
        }
    }
}
