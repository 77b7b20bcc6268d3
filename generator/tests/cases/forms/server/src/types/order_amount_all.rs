// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmountAll`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `OrderAmountAll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAmountAll {
    /// `all`.
    All,
}

impl OrderAmountAll {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::All => "all",
        }
    }
}

impl TextEnum for OrderAmountAll {
    const VALUES: &'static [(&'static str, Self)] = &[("all", Self::All)];
}

text_enum::implement!(OrderAmountAll);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["all"], "expected one of `all`");
