// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Twig`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TwigRequest {
    /// `next`.
    pub next: Box<(i64, Option<TwigRequest>)>,
    /// `pair`.
    pub pair: Option<Box<(TwigRequest, TwigRequest)>>,
}

/// The required fields of [`TwigRequest`].
#[derive(Debug)]
pub struct TwigRequestRequired {
    /// `next`.
    pub next: Box<(i64, Option<TwigRequest>)>,
}

impl From<TwigRequestRequired> for TwigRequest {
    fn from(required: TwigRequestRequired) -> Self {
        Self {
            next: required.next,
            pair: None,
        }
    }
}

impl TwigRequest {
    /// Sets `pair`.
    #[must_use]
    pub fn pair(mut self, pair: impl Into<Option<(TwigRequest, TwigRequest)>>) -> Self {
        self.pair = pair.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for TwigRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("next", &self.next);
        fields.optional("pair", &self.pair);
    }
}

impl json::Decode for TwigRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut next: Option<Box<(i64, Option<TwigRequest>)>> = None;
        let mut pair: Option<Box<(TwigRequest, TwigRequest)>> = None;
        object::read(
            reader,
            &mut [
                object::required("next", &mut next),
                object::optional("pair", &mut pair),
                object::optional("name", &mut slot::Passed),
            ],
        )?;
        let Some(next) = next else {
            return Err(object::incomplete());
        };
        Ok(Self { next, pair })
    }
}

object::implement!(TwigRequest);

/// The JSON schema of [`TwigRequest`].
pub(crate) static TWIG_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "next",
            required: true,
            schema: Schema::Tuple(
                &[
                    Schema::Integer(i64::MIN, i64::MAX),
                    Schema::Nullable(&Schema::Reference(&TWIG_REQUEST_SCHEMA)),
                ],
            ),
        },
        Field {
            name: "pair",
            required: false,
            schema: Schema::Tuple(
                &[
                    Schema::Reference(&TWIG_REQUEST_SCHEMA),
                    Schema::Reference(&TWIG_REQUEST_SCHEMA),
                ],
            ),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
