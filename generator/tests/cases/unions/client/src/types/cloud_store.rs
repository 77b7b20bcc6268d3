// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::{json, object};
use crate::types::StoreType;

/// `CloudStore`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloudStore {
    /// `type`.
    pub r#type: StoreType,
    /// `fast`.
    ///
    /// The server defaults to `false`.
    pub fast: Option<bool>,
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
            fast: None,
        }
    }
}

impl CloudStore {
    /// Sets `fast`.
    #[must_use]
    pub fn fast(mut self, fast: impl Into<Option<bool>>) -> Self {
        self.fast = fast.into();
        self
    }
}

impl json::EncodeFields for CloudStore {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("fast", &self.fast);
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
        Ok(Self { r#type, fast })
    }
}

object::implement!(CloudStore);
