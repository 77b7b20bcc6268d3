// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `TwiceBody`.

use crate::runtime::{json, limits, object};

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
        object::require(limits::has_length(self.w.as_deref(), 2, usize::MAX), "w")?;
        Ok(())
    }
}
