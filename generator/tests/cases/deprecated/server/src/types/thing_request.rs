// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Thing`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, text_format};
use crate::types::{Old, Point, Shape, OLD_SCHEMA, POINT_SCHEMA, SHAPE_SCHEMA};

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
            self.nick.as_ref().is_none_or(|nick| nick.chars().count() >= 1),
            "nick",
        )?;
        Ok(())
    }
}

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
