// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListPetsOperation,
        Self::OptionOperation,
        Self::AddLetter,
        Self::CreateTenantOperation,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPetsOperation => "listPets",
            Self::OptionOperation => "option",
            Self::AddLetter => "addLetter",
            Self::CreateTenantOperation => "create_tenant",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListPetsOperation => Method::GET,
            Self::OptionOperation => Method::POST,
            Self::AddLetter => Method::POST,
            Self::CreateTenantOperation => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPetsOperation => "/pets",
            Self::OptionOperation => "/pets",
            Self::AddLetter => "/letters",
            Self::CreateTenantOperation => "/tenants",
        }
    }
}

pub use self::add_letter::*;
pub use self::create_tenant::*;
pub use self::list_pets::*;
pub use self::option::*;
