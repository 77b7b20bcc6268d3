// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot, text_format};
use crate::types::{Old, Point, Shape, OLD_SCHEMA, POINT_SCHEMA, SHAPE_SCHEMA};

/// `Thing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ThingRequest {
    /// `name`.
    pub name: String,
    /// The old code.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub code: String,
    /// The old name.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub nick: Option<String>,
    /// `born`.
    ///
    /// Deprecated.
    pub born: Nullable<Zoned>,
    /// `color`.
    ///
    /// Deprecated.
    pub color: String,
    /// `parent`.
    ///
    /// Deprecated.
    pub parent: Option<Box<ThingRequest>>,
    /// `shape`.
    pub shape: Option<Shape>,
    /// `old`.
    pub old: Option<Old>,
    /// `origin`.
    ///
    /// Deprecated.
    pub origin: Point,
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
    fn from(required: ThingRequestRequired) -> Self {
        Self {
            name: required.name,
            code: required.code,
            nick: None,
            born: Nullable::Absent,
            color: "red".to_owned(),
            parent: None,
            shape: None,
            old: None,
            origin: Point { x: 1, y: 2 },
            additional_properties: BTreeMap::new(),
        }
    }
}

impl ThingRequest {
    /// Sets `nick`.
    #[must_use]
    pub fn nick(mut self, nick: impl IntoOptional<String>) -> Self {
        self.nick = nick.into_optional();
        self
    }

    /// Sets `born`.
    #[must_use]
    pub fn born(mut self, born: impl Into<Nullable<Zoned>>) -> Self {
        self.born = born.into();
        self
    }

    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<String>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `parent`.
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
    #[must_use]
    pub fn origin(mut self, origin: Point) -> Self {
        self.origin = origin;
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
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("code", &self.code);
        fields.optional("nick", &self.nick);
        fields.nullable("born", &self.born);
        fields.field("color", &self.color);
        fields.optional("parent", &self.parent);
        fields.optional("shape", &self.shape);
        fields.optional("old", &self.old);
        fields.field("origin", &self.origin);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for ThingRequest {
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
        let value = Self {
            name,
            code,
            nick,
            born,
            color: color.unwrap_or("red".to_owned()),
            parent,
            shape,
            old,
            origin: origin.unwrap_or_else(|| Point { x: 1, y: 2 }),
            additional_properties,
        };
        object::check(value.code.chars().count() <= 5, "code")?;
        object::check(
            value.nick.as_ref().is_none_or(|nick| nick.chars().count() >= 1),
            "nick",
        )?;
        Ok(value)
    }
}

object::implement!(ThingRequest);

/// The JSON schema of [`ThingRequest`].
pub(crate) static THING_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "code",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 5,
                        expected: "expected at most 5 characters",
                    },
                ],
            ),
        },
        Field {
            name: "nick",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
        Field {
            name: "born",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text_format::is::<DateTimeText>(text),
                            expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "parent",
            required: false,
            schema: Schema::Reference(&THING_REQUEST_SCHEMA),
        },
        Field {
            name: "shape",
            required: false,
            schema: Schema::Reference(&SHAPE_SCHEMA),
        },
        Field {
            name: "old",
            required: false,
            schema: Schema::Reference(&OLD_SCHEMA),
        },
        Field {
            name: "origin",
            required: false,
            schema: Schema::Reference(&POINT_SCHEMA),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Each(&Schema::String(&[])),
);
