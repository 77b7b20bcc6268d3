// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_pets;
pub(crate) mod option;
pub(crate) mod add_letter;
pub(crate) mod create_tenant;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /pets`
    ListPetsOperation,
    /// `POST /pets`
    OptionOperation,
    /// `POST /letters`
    AddLetter,
    /// `POST /tenants`
    CreateTenantOperation,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListPetsOperation: Method::GET, "/pets", "listPets";
        OptionOperation: Method::POST, "/pets", "option";
        AddLetter: Method::POST, "/letters", "addLetter";
        CreateTenantOperation: Method::POST, "/tenants", "create_tenant";
    }
}

pub use self::add_letter::*;
pub use self::create_tenant::*;
pub use self::list_pets::*;
pub use self::option::*;
