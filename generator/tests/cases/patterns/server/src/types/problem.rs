// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::patterns::SLUG_PATTERN_2;
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub slug: Option<String>,
    pub code: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub code: String,
}

object::implement! {
    Problem from ProblemRequired {
        optional(slug: String, "slug");
        required(code, "code");
    }, check
}

impl object::Check for Problem {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.slug.as_ref().is_none_or(|slug| SLUG_PATTERN_2.matches(slug)),
            "slug",
        )?;
        Ok(())
    }
}
