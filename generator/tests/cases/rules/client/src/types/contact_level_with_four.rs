// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `ContactLevelWithFour`.

use crate::runtime::{json, object};

/// `ContactLevelWithFour`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContactLevelWithFour {
    /// `four`.
    pub four: f64,
}

/// The required fields of [`ContactLevelWithFour`].
#[derive(Debug)]
pub struct ContactLevelWithFourRequired {
    /// `four`.
    pub four: f64,
}

impl From<ContactLevelWithFourRequired> for ContactLevelWithFour {
    fn from(required: ContactLevelWithFourRequired) -> Self {
        Self { four: required.four }
    }
}

impl json::EncodeFields for ContactLevelWithFour {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("four", &self.four);
    }
}

impl json::Decode for ContactLevelWithFour {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut four: Option<f64> = None;
        object::read(reader, &mut [object::required("four", &mut four)])?;
        let Some(four) = four else {
            return Err(object::incomplete());
        };
        Ok(Self { four })
    }
}

object::implement!(ContactLevelWithFour);
