// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

pub(crate) mod list_things;
pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod ping;
pub(crate) mod list_old_things;
pub(crate) mod old_ping;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /things`
    ListThings,
    /// `GET /files/{name}`
    GetFile,
    /// `PUT /v1/files/{name}`
    PutFile,
    /// `GET /ping`
    Ping,
    /// `GET /old/things`
    ListOldThings,
    /// `GET /old/ping`
    OldPing,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListThings,
        Self::GetFile,
        Self::PutFile,
        Self::Ping,
        Self::ListOldThings,
        Self::OldPing,
    ];

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListThings => "listThings",
            Self::GetFile => "getFile",
            Self::PutFile => "putFile",
            Self::Ping => "ping",
            Self::ListOldThings => "listOldThings",
            Self::OldPing => "oldPing",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListThings => Method::GET,
            Self::GetFile => Method::GET,
            Self::PutFile => Method::PUT,
            Self::Ping => Method::GET,
            Self::ListOldThings => Method::GET,
            Self::OldPing => Method::GET,
        }
    }

    /// Returns the path template, with the base path if it is fixed.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListThings => "/things",
            Self::GetFile => "/files/{name}",
            Self::PutFile => "/v1/files/{name}",
            Self::Ping => "/ping",
            Self::ListOldThings => "/old/things",
            Self::OldPing => "/old/ping",
        }
    }
}

pub use self::get_file::*;
pub use self::list_old_things::*;
pub use self::list_things::*;
pub use self::old_ping::*;
pub use self::ping::*;
pub use self::put_file::*;
