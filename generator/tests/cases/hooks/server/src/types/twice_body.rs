// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `TwiceBody`.

use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TwiceBody {
    pub w: Option<String>,
}

object::implement! {
    TwiceBody {
        optional(w: String, "w");
    }, check
}

impl object::Check for TwiceBody {
    fn check(&self) -> json::Result<()> {
        object::require(self.w.as_ref().is_none_or(|w| w.chars().count() >= 2), "w")?;
        Ok(())
    }
}
