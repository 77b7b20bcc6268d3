// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyFields`.

use crate::runtime::{json, limits, object};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationBodyFields {
    pub note: Option<String>,
}

object::implement! {
    VerifyOperationBodyFields {
        optional(note: String, "note");
    }, check
}

impl object::Check for VerifyOperationBodyFields {
    fn check(&self) -> json::Result<()> {
        object::require(limits::has_length(self.note.as_deref(), 0, 3), "note")?;
        Ok(())
    }
}
