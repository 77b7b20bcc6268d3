// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyParts`.

use crate::runtime::{json, limits, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VerifyOperationBodyParts {
    pub file: String,
    pub note: Option<String>,
}

/// The required fields of [`VerifyOperationBodyParts`].
#[derive(Debug)]
pub struct VerifyOperationBodyPartsRequired {
    pub file: String,
}

object::implement! {
    VerifyOperationBodyParts from VerifyOperationBodyPartsRequired {
        required(file, "file");
        optional(note: String, "note");
    }, check
}

impl object::Check for VerifyOperationBodyParts {
    fn check(&self) -> json::Result<()> {
        object::require(limits::has_length(self.note.as_deref(), 0, 3), "note")?;
        Ok(())
    }
}
