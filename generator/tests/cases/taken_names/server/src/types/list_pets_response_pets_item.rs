// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use crate::runtime::object;
use crate::types::uuid::Uuid;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItem {
    pub other: Option<Uuid>,
}

object::implement! {
    ListPetsResponsePetsItem {
        optional(other: Uuid, "other");
    }
}
