// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wolf`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Wolf`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Wolf {
    /// `pack`.
    pub pack: Option<i64>,
}

impl Wolf {
    /// Sets `pack`.
    #[must_use]
    pub fn pack(mut self, pack: impl Into<Option<i64>>) -> Self {
        self.pack = pack.into();
        self
    }
}

impl json::EncodeFields for Wolf {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("pack", &self.pack);
    }
}

impl json::Decode for Wolf {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut pack: Option<i64> = None;
        object::read(reader, &mut [object::optional("pack", &mut pack)])?;
        Ok(Self { pack })
    }
}

object::implement!(Wolf);

/// The JSON schema of [`Wolf`].
pub(crate) static WOLF_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "pack",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
