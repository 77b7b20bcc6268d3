// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::object;
use crate::types::owner_request::OwnerRequest;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    pub name: String,
    pub id: i64,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    pub name: String,
    pub id: i64,
}

object::implement! {
    Owner from OwnerRequired {
        required(name, "name");
        required(id, "id");
    }
}

/// The fields of [`Owner`] that [`OwnerRequest`] lacks.
#[derive(Clone, Debug)]
pub struct OwnerMissing {
    pub id: i64,
}

impl OwnerRequest {
    /// Converts to [`Owner`] with the `missing` fields; request-only fields are
    /// dropped.
    #[must_use]
    pub fn into_response(self, missing: OwnerMissing) -> Owner {
        Owner {
            name: self.name,
            id: missing.id,
        }
    }
}
