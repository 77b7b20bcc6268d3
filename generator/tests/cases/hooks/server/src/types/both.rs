// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::{json, object};
use crate::types::both_request::BothRequest;
use crate::types::color::Color;
use crate::types::verify_type::VerifyType;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    pub id: i64,
    pub name: String,
    /// Deprecated.
    pub color: Option<Color>,
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`Both`].
#[derive(Debug)]
pub struct BothRequired {
    pub id: i64,
    pub name: String,
}

object::implement! {
    Both from BothRequired {
        required(id, "id");
        required(name, "name");
        optional(color: Color, "color");
        optional(parts: Vec<VerifyType>, "parts");
    }, ignored("secret"), check
}

impl object::Check for Both {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.parts.as_ref().is_none_or(|parts| !parts.is_empty()),
            "parts",
        )?;
        Ok(())
    }
}

/// The fields of [`Both`] that [`BothRequest`] lacks.
#[derive(Clone, Debug)]
pub struct BothMissing {
    pub id: i64,
}

impl BothRequest {
    /// Converts to [`Both`] with the `missing` fields; request-only fields are dropped.
    #[must_use]
    pub fn into_response(self, missing: BothMissing) -> Both {
        Both {
            id: missing.id,
            name: self.name,
            color: self.color,
            parts: self.parts,
        }
    }
}
