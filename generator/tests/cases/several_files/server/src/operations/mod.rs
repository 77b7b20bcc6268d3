// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_pets;
pub(crate) mod add_pet;
pub(crate) mod get_owner;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /pets`
    ListPets,
    /// `POST /pets`
    AddPet,
    /// `GET /owners/{owner}`
    GetOwner,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListPets: Method::GET, "/pets", "listPets";
        AddPet: Method::POST, "/pets", "addPet";
        GetOwner: Method::GET, "/owners/{owner}", "getOwner";
    }
}

pub use self::add_pet::*;
pub use self::get_owner::*;
pub use self::list_pets::*;
