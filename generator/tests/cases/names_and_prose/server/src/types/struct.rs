// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `struct`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `struct`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Struct {
    /// `async`.
    ///
    /// Deprecated.
    pub r#async: bool,
    /// `from`.
    pub from_: Option<String>,
    /// `default`.
    pub default_: Option<String>,
    /// `Größe`.
    pub size: Option<i64>,
    /// `a/b~c"d`.
    pub a_b_c_d: Option<String>,
}

/// What a [`Struct`] cannot be without.
#[derive(Clone, Debug)]
pub struct StructRequired {
    /// `async`.
    ///
    /// Deprecated.
    pub r#async: bool,
}

impl From<StructRequired> for Struct {
    fn from(required: StructRequired) -> Self {
        Self {
            r#async: required.r#async,
            from_: None,
            default_: None,
            size: None,
            a_b_c_d: None,
        }
    }
}

impl Struct {
    /// Sets `from_`.
    #[must_use]
    pub fn from_(mut self, from_: impl Into<Option<String>>) -> Self {
        self.from_ = from_.into();
        self
    }

    /// Sets `default_`.
    #[must_use]
    pub fn default_(mut self, default_: impl Into<Option<String>>) -> Self {
        self.default_ = default_.into();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<i64>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `a_b_c_d`.
    #[must_use]
    pub fn a_b_c_d(mut self, a_b_c_d: impl Into<Option<String>>) -> Self {
        self.a_b_c_d = a_b_c_d.into();
        self
    }
}

impl Serialize for Struct {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("async", &self.r#async)?;
        if let Some(value) = &self.from_ {
            object.serialize_entry("from", value)?;
        }
        if let Some(value) = &self.default_ {
            object.serialize_entry("default", value)?;
        }
        if let Some(value) = &self.size {
            object.serialize_entry("Größe", value)?;
        }
        if let Some(value) = &self.a_b_c_d {
            object.serialize_entry("a/b~c\"d", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Struct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Struct {
    const NAME: &'static str = "struct";

    const FIELDS: &'static [&'static str] = &[
        "async",
        "from",
        "default",
        "Größe",
        "a/b~c\"d",
    ];

    type Slots = StructSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.r#async, "async", map),
            1 => object::field(&mut slots.from_, "from", map),
            2 => object::field(&mut slots.default_, "default", map),
            3 => object::field(&mut slots.size, "Größe", map),
            4 => object::field(&mut slots.a_b_c_d, "a/b~c\"d", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            r#async: object::required(slots.r#async, "async")?,
            from_: slots.from_,
            default_: slots.default_,
            size: slots.size,
            a_b_c_d: slots.a_b_c_d,
        };
        object::check(
            value.a_b_c_d.as_ref().is_none_or(|a_b_c_d| !a_b_c_d.contains(['"', '\\'])),
            "a/b~c\"d",
        )?;
        Ok(value)
    }
}

/// The fields of a [`Struct`] read so far.
#[derive(Default)]
pub struct StructSlots {
    r#async: Option<bool>,
    from_: Option<String>,
    default_: Option<String>,
    size: Option<i64>,
    a_b_c_d: Option<String>,
}
