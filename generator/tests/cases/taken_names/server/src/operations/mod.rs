// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_pets;
pub(crate) mod option;
pub(crate) mod add_letter;
pub(crate) mod create_tenant;
pub(crate) mod value_operation_list;
pub(crate) mod replace_file;
pub(crate) mod operations;
pub(crate) mod mock;
pub(crate) mod dispatch;
pub(crate) mod value_router;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// `PUT /{api}/{body}/{found}/{into}/{parts}/{response}`
    OperationList,
    /// `PUT /files/{authenticate}/{found}`
    ReplaceFile,
    /// `GET /operations`
    Operations,
    /// `GET /events`
    MockOperation,
    /// `GET /dispatch`
    Dispatch,
    /// `GET /router`
    Router,
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
        OperationList: Method::PUT, "/{api}/{body}/{found}/{into}/{parts}/{response}", "operationList";
        ReplaceFile: Method::PUT, "/files/{authenticate}/{found}", "replaceFile";
        Operations: Method::GET, "/operations", "operations";
        MockOperation: Method::GET, "/events", "mock";
        Dispatch: Method::GET, "/dispatch", "dispatch";
        Router: Method::GET, "/router", "router";
    }
}

pub use self::add_letter::*;
pub use self::create_tenant::*;
pub use self::dispatch::*;
pub use self::list_pets::*;
pub use self::mock::*;
pub use self::operations::*;
pub use self::option::*;
pub use self::replace_file::*;
pub use self::value_operation_list::*;
pub use self::value_router::*;
