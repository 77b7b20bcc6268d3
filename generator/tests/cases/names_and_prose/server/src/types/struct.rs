// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `struct`.

use crate::runtime::{json, object, slot};

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

impl json::EncodeFields for Struct {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("async", &self.r#async);
        fields.optional("from", &self.from_);
        fields.optional("default", &self.default_);
        fields.optional("Größe", &self.size);
        fields.optional("a/b~c\"d", &self.a_b_c_d);
    }
}

impl object::Object for Struct {
    const FIELDS: &'static [&'static str] = &[
        "async",
        "from",
        "default",
        "Größe",
        "a/b~c\"d",
    ];

    type Slots = StructSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
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

object::implement!(Struct);

/// The fields of a [`Struct`] read so far.
#[derive(Default)]
pub struct StructSlots {
    r#async: Option<bool>,
    from_: Option<String>,
    default_: Option<String>,
    size: Option<i64>,
    a_b_c_d: Option<String>,
}

impl slot::Slots for StructSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#async,
            1 => &mut self.from_,
            2 => &mut self.default_,
            3 => &mut self.size,
            4 => &mut self.a_b_c_d,
            _ => return None,
        };
        Some(slot)
    }
}
