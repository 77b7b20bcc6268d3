// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Kennel`.

use bytes::Bytes;
use serde_json::Value;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::dog::{Chip, Dog};
use crate::types::room::Room;
use crate::types::size::Size;

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
    }
}
