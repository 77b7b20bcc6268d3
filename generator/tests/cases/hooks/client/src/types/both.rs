// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::{json, object, slot};
use crate::types::{Color, VerifyType};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
#[cfg(feature = "webhooks")]
use crate::types::{COLOR_SCHEMA, VERIFY_TYPE_SCHEMA};

/// `Both`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `color`.
    #[deprecated]
    pub color: Option<Color>,
    /// `parts`.
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`Both`].
#[derive(Debug)]
pub struct BothRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
}

impl From<BothRequired> for Both {
    #[expect(deprecated)]
    fn from(required: BothRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            color: None,
            parts: None,
        }
    }
}

impl Both {
    /// Sets `color`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<Color>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `parts`.
    #[must_use]
    pub fn parts(mut self, parts: impl IntoIterator<Item = VerifyType>) -> Self {
        self.parts = Some(parts.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Both {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.optional("color", &self.color);
        fields.optional("parts", &self.parts);
    }
}

impl json::Decode for Both {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut color: Option<Color> = None;
        let mut parts: Option<Vec<VerifyType>> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::optional("color", &mut color),
                object::optional("parts", &mut parts),
                object::optional("secret", &mut slot::Passed),
            ],
        )?;
        let (Some(id), Some(name)) = (id, name) else {
            return Err(object::incomplete());
        };
        Ok(Self { id, name, color, parts })
    }
}

object::implement!(Both);

/// The JSON schema of [`Both`].
#[cfg(feature = "webhooks")]
pub(crate) static BOTH_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&COLOR_SCHEMA),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&VERIFY_TYPE_SCHEMA),
                    minimum: 1,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "secret",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
