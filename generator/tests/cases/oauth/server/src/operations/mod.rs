// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod list_keepers;
pub(crate) mod list_keys;
pub(crate) mod list_logs;
pub(crate) mod login;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/pets`
    ListPets,
    /// `POST /v1/pets`
    CreatePet,
    /// `GET /v1/keepers`
    ListKeepers,
    /// `GET /v1/keys`
    ListKeys,
    /// `GET /v1/logs`
    ListLogs,
    /// `POST /v1/login`
    Login,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListPets: Method::GET, "/v1/pets", "listPets";
        CreatePet: Method::POST, "/v1/pets", "createPet";
        ListKeepers: Method::GET, "/v1/keepers", "listKeepers";
        ListKeys: Method::GET, "/v1/keys", "listKeys";
        ListLogs: Method::GET, "/v1/logs", "listLogs";
        Login: Method::POST, "/v1/login", "login";
    }
}

pub use self::create_pet::*;
pub use self::list_keepers::*;
pub use self::list_keys::*;
pub use self::list_logs::*;
pub use self::list_pets::*;
pub use self::login::*;
