// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::{Old, Point, Shape};

/// `Thing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thing {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub code: String,
    /// The old name.
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub nick: Option<String>,
    /// `born`.
    #[deprecated]
    pub born: Nullable<Zoned>,
    /// `color`.
    ///
    /// The server defaults to `red`.
    #[deprecated]
    pub color: Option<String>,
    /// `parent`.
    #[deprecated]
    pub parent: Option<Box<Thing>>,
    /// `shape`.
    pub shape: Option<Shape>,
    /// `old`.
    pub old: Option<Old>,
    /// `origin`.
    ///
    /// The server defaults to `{"x":1,"y":2}`.
    #[deprecated]
    pub origin: Option<Point>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

/// The required fields of [`Thing`].
#[derive(Debug)]
pub struct ThingRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub code: String,
}

impl From<ThingRequired> for Thing {
    #[expect(deprecated)]
    fn from(required: ThingRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            code: required.code,
            nick: None,
            born: Nullable::Absent,
            color: None,
            parent: None,
            shape: None,
            old: None,
            origin: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Thing {
    /// Sets `nick`.
    #[deprecated(note = "to be removed on 2030-12-05")]
    #[expect(deprecated)]
    #[must_use]
    pub fn nick(mut self, nick: impl IntoOptional<String>) -> Self {
        self.nick = nick.into_optional();
        self
    }

    /// Sets `born`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn born(mut self, born: impl Into<Nullable<Zoned>>) -> Self {
        self.born = born.into();
        self
    }

    /// Sets `color`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn color(mut self, color: impl IntoOptional<String>) -> Self {
        self.color = color.into_optional();
        self
    }

    /// Sets `parent`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn parent(mut self, parent: impl Into<Option<Thing>>) -> Self {
        self.parent = parent.into().map(Box::new);
        self
    }

    /// Sets `shape`.
    #[must_use]
    pub fn shape(mut self, shape: impl Into<Option<Shape>>) -> Self {
        self.shape = shape.into();
        self
    }

    /// Sets `old`.
    #[must_use]
    pub fn old(mut self, old: impl Into<Option<Old>>) -> Self {
        self.old = old.into();
        self
    }

    /// Sets `origin`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn origin(mut self, origin: impl Into<Option<Point>>) -> Self {
        self.origin = origin.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, String>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Thing {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.field("code", &self.code);
        fields.optional("nick", &self.nick);
        fields.nullable("born", &self.born);
        fields.optional("color", &self.color);
        fields.optional("parent", &self.parent);
        fields.optional("shape", &self.shape);
        fields.optional("old", &self.old);
        fields.optional("origin", &self.origin);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Thing {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut code: Option<String> = None;
        let mut nick: Option<String> = None;
        let mut born: Nullable<Zoned> = Nullable::Absent;
        let mut color: Option<String> = None;
        let mut parent: Option<Box<Thing>> = None;
        let mut shape: Option<Shape> = None;
        let mut old: Option<Old> = None;
        let mut origin: Option<Point> = None;
        let mut additional_properties: BTreeMap<String, String> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::required("code", &mut code),
                object::optional("nick", &mut nick),
                object::optional("born", &mut born),
                object::optional("color", &mut color),
                object::optional("parent", &mut parent),
                object::optional("shape", &mut shape),
                object::optional("old", &mut old),
                object::optional("origin", &mut origin),
            ],
            &mut additional_properties,
        )?;
        let (Some(id), Some(name), Some(code)) = (id, name, code) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            id,
            name,
            code,
            nick,
            born,
            color,
            parent,
            shape,
            old,
            origin,
            additional_properties,
        })
    }
}

object::implement!(Thing);
