// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `struct`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `struct`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Struct {
    /// `async`.
    ///
    /// Deprecated.
    #[deprecated]
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

/// The required fields of [`Struct`].
#[derive(Debug)]
pub struct StructRequired {
    /// `async`.
    ///
    /// Deprecated.
    pub r#async: bool,
}

impl From<StructRequired> for Struct {
    #[expect(deprecated)]
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
    pub fn from_(mut self, from_: impl IntoOptional<String>) -> Self {
        self.from_ = from_.into_optional();
        self
    }

    /// Sets `default_`.
    #[must_use]
    pub fn default_(mut self, default_: impl IntoOptional<String>) -> Self {
        self.default_ = default_.into_optional();
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
    pub fn a_b_c_d(mut self, a_b_c_d: impl IntoOptional<String>) -> Self {
        self.a_b_c_d = a_b_c_d.into_optional();
        self
    }
}

impl json::EncodeFields for Struct {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("async", &self.r#async);
        fields.optional("from", &self.from_);
        fields.optional("default", &self.default_);
        fields.optional("Größe", &self.size);
        fields.optional("a/b~c\\\"d", &self.a_b_c_d);
    }
}

impl json::Decode for Struct {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#async: Option<bool> = None;
        let mut from_: Option<String> = None;
        let mut default_: Option<String> = None;
        let mut size: Option<i64> = None;
        let mut a_b_c_d: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("async", &mut r#async),
                object::optional("from", &mut from_),
                object::optional("default", &mut default_),
                object::optional("Größe", &mut size),
                object::optional("a/b~c\"d", &mut a_b_c_d),
            ],
        )?;
        let Some(r#async) = r#async else {
            return Err(object::incomplete());
        };
        Ok(Self {
            r#async,
            from_,
            default_,
            size,
            a_b_c_d,
        })
    }
}

object::implement!(Struct);
