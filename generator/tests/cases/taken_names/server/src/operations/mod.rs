// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_pets;
pub(crate) mod option;
pub(crate) mod add_letter;

/// The operations of the description: for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /pets`
    ListPetsOperation,
    /// `POST /pets`
    OptionOperation,
    /// `POST /letters`
    AddLetter,
}

impl Operation {
    /// Every operation: by their paths in the order of the description, then by their methods.
    pub const ALL: &'static [Self] = &[
        Self::ListPetsOperation,
        Self::OptionOperation,
        Self::AddLetter,
    ];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPetsOperation => "listPets",
            Self::OptionOperation => "option",
            Self::AddLetter => "addLetter",
        }
    }

    /// Its method.
    pub const fn method(self) -> Method {
        match self {
            Self::ListPetsOperation => Method::GET,
            Self::OptionOperation => Method::POST,
            Self::AddLetter => Method::POST,
        }
    }

    /// Its path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPetsOperation => "/pets",
            Self::OptionOperation => "/pets",
            Self::AddLetter => "/letters",
        }
    }
}
