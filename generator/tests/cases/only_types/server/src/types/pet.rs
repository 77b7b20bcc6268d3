// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::uri::UriText;
use crate::runtime::{json, object, text_format};
use crate::types::kind::Kind;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub name: String,
    pub kind: Option<Kind>,
    pub page: Option<String>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(name, "name");
        optional(kind: Kind, "kind");
        optional(page: String, "page");
    }, check
}

impl object::Check for Pet {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.page.as_ref().is_none_or(|page| text_format::is::<UriText>(page)),
            "page",
        )?;
        Ok(())
    }
}
