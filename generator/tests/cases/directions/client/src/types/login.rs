// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Login`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Login`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Login {
    /// `secret`.
    pub secret: String,
}

/// What a [`Login`] cannot be without.
#[derive(Clone, Debug)]
pub struct LoginRequired {
    /// `secret`.
    pub secret: String,
}

impl From<LoginRequired> for Login {
    fn from(required: LoginRequired) -> Self {
        Self { secret: required.secret }
    }
}

impl Serialize for Login {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("secret", &self.secret)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Login {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Login {
    const NAME: &'static str = "Login";

    const FIELDS: &'static [&'static str] = &["secret", "token"];

    type Slots = LoginSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.secret, "secret", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            secret: object::required(slots.secret, "secret")?,
        })
    }
}

/// The fields of a [`Login`] read so far.
#[derive(Default)]
pub struct LoginSlots {
    secret: Option<String>,
}
