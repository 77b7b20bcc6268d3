// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::extension_method::extension_method;

pub(crate) mod find_pets;
pub(crate) mod watch_pets;
pub(crate) mod send_changes;
pub(crate) mod watch_events;
pub(crate) mod send_cookie;
pub(crate) mod add_note;
pub(crate) mod watch_positions;
pub(crate) mod query_form;
pub(crate) mod query_json;
pub(crate) mod query_text;
pub(crate) mod get_pet;
pub(crate) mod link_pet;
pub(crate) mod unlink_pets_by_id;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `QUERY /pets`
    FindPets,
    /// `GET /pets/changes`
    WatchPets,
    /// `POST /pets/changes`
    SendChanges,
    /// `GET /events`
    WatchEvents,
    /// `GET /cookies`
    SendCookie,
    /// `POST /notes`
    AddNote,
    /// `GET /positions`
    WatchPositions,
    /// `GET /queries`
    QueryForm,
    /// `PUT /queries`
    QueryJson,
    /// `POST /queries`
    QueryText,
    /// `GET /pets/{id}`
    GetPet,
    /// `LINK /pets/{id}`
    LinkPet,
    /// `unlink /pets/{id}`
    UnlinkPetsById,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::FindPets,
        Self::WatchPets,
        Self::SendChanges,
        Self::WatchEvents,
        Self::SendCookie,
        Self::AddNote,
        Self::WatchPositions,
        Self::QueryForm,
        Self::QueryJson,
        Self::QueryText,
        Self::GetPet,
        Self::LinkPet,
        Self::UnlinkPetsById,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FindPets => "findPets",
            Self::WatchPets => "watchPets",
            Self::SendChanges => "sendChanges",
            Self::WatchEvents => "watchEvents",
            Self::SendCookie => "sendCookie",
            Self::AddNote => "addNote",
            Self::WatchPositions => "watchPositions",
            Self::QueryForm => "queryForm",
            Self::QueryJson => "queryJson",
            Self::QueryText => "queryText",
            Self::GetPet => "getPet",
            Self::LinkPet => "linkPet",
            Self::UnlinkPetsById => "unlink_pets_by_id",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::FindPets => extension_method("QUERY"),
            Self::WatchPets => Method::GET,
            Self::SendChanges => Method::POST,
            Self::WatchEvents => Method::GET,
            Self::SendCookie => Method::GET,
            Self::AddNote => Method::POST,
            Self::WatchPositions => Method::GET,
            Self::QueryForm => Method::GET,
            Self::QueryJson => Method::PUT,
            Self::QueryText => Method::POST,
            Self::GetPet => Method::GET,
            Self::LinkPet => extension_method("LINK"),
            Self::UnlinkPetsById => extension_method("unlink"),
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::FindPets => "/pets",
            Self::WatchPets => "/pets/changes",
            Self::SendChanges => "/pets/changes",
            Self::WatchEvents => "/events",
            Self::SendCookie => "/cookies",
            Self::AddNote => "/notes",
            Self::WatchPositions => "/positions",
            Self::QueryForm => "/queries",
            Self::QueryJson => "/queries",
            Self::QueryText => "/queries",
            Self::GetPet => "/pets/{id}",
            Self::LinkPet => "/pets/{id}",
            Self::UnlinkPetsById => "/pets/{id}",
        }
    }
}

pub use self::add_note::*;
pub use self::find_pets::*;
pub use self::get_pet::*;
pub use self::link_pet::*;
pub use self::query_form::*;
pub use self::query_json::*;
pub use self::query_text::*;
pub use self::send_changes::*;
pub use self::send_cookie::*;
pub use self::unlink_pets_by_id::*;
pub use self::watch_events::*;
pub use self::watch_pets::*;
pub use self::watch_positions::*;
