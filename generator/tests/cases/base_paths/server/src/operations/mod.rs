// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::runtime::operation_list;

pub(crate) mod list_things;
pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod ping;
pub(crate) mod list_old_things;
pub(crate) mod old_ping;

/// The operations, for logs, metrics and layers, ordered by path and method.
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

operation_list::implement! {
    Operation {
        ListThings: Method::GET, "/things", "listThings";
        GetFile: Method::GET, "/files/{name}", "getFile";
        PutFile: Method::PUT, "/v1/files/{name}", "putFile";
        Ping: Method::GET, "/ping", "ping";
        ListOldThings: Method::GET, "/old/things", "listOldThings";
        OldPing: Method::GET, "/old/ping", "oldPing";
    }
}

pub use self::get_file::*;
pub use self::list_old_things::*;
pub use self::list_things::*;
pub use self::old_ping::*;
pub use self::ping::*;
pub use self::put_file::*;
