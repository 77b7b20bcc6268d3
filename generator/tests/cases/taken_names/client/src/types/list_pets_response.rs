// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponse`.

use crate::runtime::object;
use crate::types::uuid_type::UuidType;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

/// The required fields of [`ListPetsResponse`].
#[derive(Debug)]
pub struct ListPetsResponseRequired {
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

object::implement! {
    ListPetsResponse from ListPetsResponseRequired {
        required(pets, "pets");
    }
}

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItemType {
    pub id: Option<UuidType>,
}

object::implement! {
    ListPetsResponsePetsItemType {
        optional(id: UuidType, "id");
    }
}
