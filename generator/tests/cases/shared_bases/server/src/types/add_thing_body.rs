// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingBody`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::AddThingBodyCircle;

/// `AddThingBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBody {
    /// `circle`.
    pub circle: Option<AddThingBodyCircle>,
}

impl AddThingBody {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<AddThingBodyCircle>>) -> Self {
        self.circle = circle.into();
        self
    }
}

impl json::EncodeFields for AddThingBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl json::Decode for AddThingBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut circle: Option<AddThingBodyCircle> = None;
        object::read(reader, &mut [object::optional("circle", &mut circle)])?;
        Ok(Self { circle })
    }
}

object::implement!(AddThingBody);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "circle",
            required: false,
            schema: Schema::Reference(&types::add_thing_body_circle::SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
