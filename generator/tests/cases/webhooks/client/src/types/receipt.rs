// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receipt`.

use crate::runtime::{json, object};

/// `Receipt`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Receipt {
    /// `shelf`.
    pub shelf: String,
}

/// The required fields of [`Receipt`].
#[derive(Debug)]
pub struct ReceiptRequired {
    /// `shelf`.
    pub shelf: String,
}

impl From<ReceiptRequired> for Receipt {
    fn from(required: ReceiptRequired) -> Self {
        Self { shelf: required.shelf }
    }
}

impl json::EncodeFields for Receipt {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("shelf", &self.shelf);
    }
}

impl json::Decode for Receipt {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut shelf: Option<String> = None;
        object::read(reader, &mut [object::required("shelf", &mut shelf)])?;
        let Some(shelf) = shelf else {
            return Err(object::incomplete());
        };
        Ok(Self { shelf })
    }
}

object::implement!(Receipt);
