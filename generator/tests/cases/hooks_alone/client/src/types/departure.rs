// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Departure`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, text_format};

/// `Departure`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Departure {
    /// `id`.
    pub id: Option<i64>,
    /// `when`.
    pub when: Option<Zoned>,
}

impl Departure {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl Into<Option<i64>>) -> Self {
        self.id = id.into();
        self
    }

    /// Sets `when`.
    #[must_use]
    pub fn when(mut self, when: impl Into<Option<Zoned>>) -> Self {
        self.when = when.into();
        self
    }
}

impl json::EncodeFields for Departure {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("id", &self.id);
        fields.optional("when", &self.when);
    }
}

impl json::Decode for Departure {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut when: Option<Zoned> = None;
        object::read(
            reader,
            &mut [object::optional("id", &mut id), object::optional("when", &mut when)],
        )?;
        Ok(Self { id, when })
    }
}

object::implement!(Departure);

/// The JSON schema of [`Departure`].
pub(crate) static DEPARTURE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "when",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateTimeText>(text),
                        expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
