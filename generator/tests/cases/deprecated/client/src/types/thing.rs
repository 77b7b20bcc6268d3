// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::old::Old;
use crate::types::point::Point;
use crate::types::shape::Shape;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thing {
    pub id: i64,
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
    pub parent: Option<Box<Thing>>,
    pub shape: Option<Shape>,
    pub old: Option<Old>,
    /// The server defaults to `{"x":1,"y":2}`.
    #[deprecated]
    pub origin: Option<Point>,
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
    #[expect(deprecated)] Thing from ThingRequired {
        required(id, "id");
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
        optional(parent: Box<Thing>, "parent");
        optional(shape: Shape, "shape");
        optional(old: Old, "old");
        #[deprecated]
        #[expect(deprecated)]
        optional(origin: Point, "origin");
        additional(additional_properties: BTreeMap<String, String>);
    }
}
