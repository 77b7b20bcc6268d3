// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object, slot};
use crate::types::{Old, Point, Shape, Thing};

/// `Thing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ThingRequest {
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
    pub parent: Option<Box<ThingRequest>>,
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

/// The required fields of [`ThingRequest`].
#[derive(Debug)]
pub struct ThingRequestRequired {
    /// `name`.
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub code: String,
}

impl From<ThingRequestRequired> for ThingRequest {
    #[expect(deprecated)]
    fn from(required: ThingRequestRequired) -> Self {
        Self {
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

impl ThingRequest {
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
    pub fn parent(mut self, parent: impl Into<Option<ThingRequest>>) -> Self {
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

impl json::EncodeFields for ThingRequest {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
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

impl json::Decode for ThingRequest {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut code: Option<String> = None;
        let mut nick: Option<String> = None;
        let mut born: Nullable<Zoned> = Nullable::Absent;
        let mut color: Option<String> = None;
        let mut parent: Option<Box<ThingRequest>> = None;
        let mut shape: Option<Shape> = None;
        let mut old: Option<Old> = None;
        let mut origin: Option<Point> = None;
        let mut additional_properties: BTreeMap<String, String> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("code", &mut code),
                object::optional("nick", &mut nick),
                object::optional("born", &mut born),
                object::optional("color", &mut color),
                object::optional("parent", &mut parent),
                object::optional("shape", &mut shape),
                object::optional("old", &mut old),
                object::optional("origin", &mut origin),
                object::optional("id", &mut slot::Passed),
            ],
            &mut additional_properties,
        )?;
        let (Some(name), Some(code)) = (name, code) else {
            return Err(object::incomplete());
        };
        Ok(Self {
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

object::implement!(ThingRequest);

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
