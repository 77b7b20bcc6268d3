// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `OrderShipping`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `OrderShipping`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderShipping {
    /// `street`.
    pub street: String,
}

/// The required fields of [`OrderShipping`].
#[derive(Debug)]
pub struct OrderShippingRequired {
    /// `street`.
    pub street: String,
}

impl From<OrderShippingRequired> for OrderShipping {
    fn from(required: OrderShippingRequired) -> Self {
        Self { street: required.street }
    }
}

impl json::EncodeFields for OrderShipping {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("street", &self.street);
    }
}

impl json::Decode for OrderShipping {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut street: Option<String> = None;
        object::read(reader, &mut [object::required("street", &mut street)])?;
        let Some(street) = street else {
            return Err(object::incomplete());
        };
        Ok(Self { street })
    }
}

object::implement!(OrderShipping);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "street",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
