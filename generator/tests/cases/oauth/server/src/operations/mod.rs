// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod list_keepers;
pub(crate) mod list_keys;
pub(crate) mod list_logs;
pub(crate) mod login;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListPets,
        Self::CreatePet,
        Self::ListKeepers,
        Self::ListKeys,
        Self::ListLogs,
        Self::Login,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPets => "listPets",
            Self::CreatePet => "createPet",
            Self::ListKeepers => "listKeepers",
            Self::ListKeys => "listKeys",
            Self::ListLogs => "listLogs",
            Self::Login => "login",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListPets => Method::GET,
            Self::CreatePet => Method::POST,
            Self::ListKeepers => Method::GET,
            Self::ListKeys => Method::GET,
            Self::ListLogs => Method::GET,
            Self::Login => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPets => "/v1/pets",
            Self::CreatePet => "/v1/pets",
            Self::ListKeepers => "/v1/keepers",
            Self::ListKeys => "/v1/keys",
            Self::ListLogs => "/v1/logs",
            Self::Login => "/v1/login",
        }
    }
}

pub use self::create_pet::*;
pub use self::list_keepers::*;
pub use self::list_keys::*;
pub use self::list_logs::*;
pub use self::list_pets::*;
pub use self::login::*;
