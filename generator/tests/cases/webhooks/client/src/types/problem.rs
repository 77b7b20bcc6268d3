// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{json, object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `message`.
    pub message: String,
    /// `places`.
    pub places: Option<Vec<String>>,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `message`.
    pub message: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self {
            message: required.message,
            places: None,
        }
    }
}

impl Problem {
    /// Sets `places`.
    #[must_use]
    pub fn places(
        mut self,
        places: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.places = Some(places.into_iter().map(Into::into).collect());
        self
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("message", &self.message);
        fields.optional("places", &self.places);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut message: Option<String> = None;
        let mut places: Option<Vec<String>> = None;
        object::read(
            reader,
            &mut [
                object::required("message", &mut message),
                object::optional("places", &mut places),
            ],
        )?;
        let Some(message) = message else {
            return Err(object::incomplete());
        };
        Ok(Self { message, places })
    }
}

object::implement!(Problem);
