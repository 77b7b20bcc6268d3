// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Kennel`.

use bytes::Bytes;
use serde_json::Value;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema, text_format};
use crate::types::dog::{Chip, Dog, CHIP_SCHEMA, DOG_SCHEMA};
use crate::types::room::{Room, ROOM_SCHEMA};
use crate::types::size::{Size, SIZE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Kennel {
    pub dogs: Vec<Dog>,
    pub anything: Option<Value>,
    pub token: Option<Bytes>,
    pub chip: Option<Chip>,
    pub age: Option<i64>,
    pub size: Nullable<Size>,
    pub plan: Option<Room>,
}

/// The required fields of [`Kennel`].
#[derive(Debug)]
pub struct KennelRequired {
    pub dogs: Vec<Dog>,
}

object::implement! {
    Kennel from KennelRequired {
        required(dogs, "dogs");
        optional(anything: Value, "anything");
        optional(token: Bytes, "token", Base64UrlText);
        optional(chip: Chip, "chip");
        optional(age: i64, "age");
        nullable(size: Size, "size");
        optional(plan: Room, "plan");
    }, check
}

impl object::Check for Kennel {
    fn check(&self) -> json::Result<()> {
        object::require(self.age.is_none_or(|age| age >= 1), "age")?;
        Ok(())
    }
}

object_schema::implement! {
    KENNEL_SCHEMA {
        required("dogs", Schema::Array(&Items { schema: Schema::Reference(&DOG_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("anything", Schema::Any);
        optional("token", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<Base64UrlText>(text), <Base64UrlText as text_format::TextFormat>::EXPECTED)]));
        optional("chip", Schema::Reference(&CHIP_SCHEMA));
        optional("age", Schema::Integer(1, i64::MAX));
        optional("size", Schema::Nullable(&Schema::Reference(&SIZE_SCHEMA)));
        optional("plan", Schema::Reference(&ROOM_SCHEMA));
    }, AdditionalProperties::Any
}
