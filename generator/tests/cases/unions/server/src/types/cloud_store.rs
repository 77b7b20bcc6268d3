// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::StoreType;

/// `CloudStore`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloudStore {
    /// `type`.
    pub r#type: StoreType,
    /// `fast`.
    pub fast: bool,
}

/// The required fields of [`CloudStore`].
#[derive(Debug)]
pub struct CloudStoreRequired {
    /// `type`.
    pub r#type: StoreType,
}

impl From<CloudStoreRequired> for CloudStore {
    fn from(required: CloudStoreRequired) -> Self {
        Self {
            r#type: required.r#type,
            fast: false,
        }
    }
}

impl CloudStore {
    /// Sets `fast`.
    #[must_use]
    pub fn fast(mut self, fast: bool) -> Self {
        self.fast = fast;
        self
    }
}

impl json::EncodeFields for CloudStore {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.field("fast", &self.fast);
    }
}

impl json::Decode for CloudStore {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<StoreType> = None;
        let mut fast: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("type", &mut r#type),
                object::optional("fast", &mut fast),
            ],
        )?;
        let Some(r#type) = r#type else {
            return Err(object::incomplete());
        };
        Ok(Self {
            r#type,
            fast: fast.unwrap_or(false),
        })
    }
}

object::implement!(CloudStore);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::Reference(&types::store_type::SCHEMA),
        },
        Field {
            name: "fast",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);
