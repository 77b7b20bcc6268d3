// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::extension_method::extension_method;
use crate::runtime::operation_list;

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

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        FindPets: extension_method("QUERY"), "/pets", "findPets";
        WatchPets: Method::GET, "/pets/changes", "watchPets";
        SendChanges: Method::POST, "/pets/changes", "sendChanges";
        WatchEvents: Method::GET, "/events", "watchEvents";
        SendCookie: Method::GET, "/cookies", "sendCookie";
        AddNote: Method::POST, "/notes", "addNote";
        WatchPositions: Method::GET, "/positions", "watchPositions";
        QueryForm: Method::GET, "/queries", "queryForm";
        QueryJson: Method::PUT, "/queries", "queryJson";
        QueryText: Method::POST, "/queries", "queryText";
        GetPet: Method::GET, "/pets/{id}", "getPet";
        LinkPet: extension_method("LINK"), "/pets/{id}", "linkPet";
        UnlinkPetsById: extension_method("unlink"), "/pets/{id}", "unlink_pets_by_id";
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
