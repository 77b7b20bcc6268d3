// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_measures;
pub(crate) mod add_measures;
pub(crate) mod change_measures;
pub(crate) mod list_days;
pub(crate) mod put_days;
pub(crate) mod watch_changes;
pub(crate) mod put_changes;
pub(crate) mod read_log;
pub(crate) mod put_log;
pub(crate) mod watch_states;
pub(crate) mod put_states;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /measures`
    ListMeasures,
    /// `POST /measures`
    AddMeasures,
    /// `PATCH /measures`
    ChangeMeasures,
    /// `GET /days`
    ListDays,
    /// `PUT /days`
    PutDays,
    /// `GET /changes`
    WatchChanges,
    /// `PUT /changes`
    PutChanges,
    /// `GET /log`
    ReadLog,
    /// `PUT /log`
    PutLog,
    /// `GET /states`
    WatchStates,
    /// `PUT /states`
    PutStates,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListMeasures: Method::GET, "/measures", "listMeasures";
        AddMeasures: Method::POST, "/measures", "addMeasures";
        ChangeMeasures: Method::PATCH, "/measures", "changeMeasures";
        ListDays: Method::GET, "/days", "listDays";
        PutDays: Method::PUT, "/days", "putDays";
        WatchChanges: Method::GET, "/changes", "watchChanges";
        PutChanges: Method::PUT, "/changes", "putChanges";
        ReadLog: Method::GET, "/log", "readLog";
        PutLog: Method::PUT, "/log", "putLog";
        WatchStates: Method::GET, "/states", "watchStates";
        PutStates: Method::PUT, "/states", "putStates";
    }
}

pub use self::add_measures::*;
pub use self::change_measures::*;
pub use self::list_days::*;
pub use self::list_measures::*;
pub use self::put_changes::*;
pub use self::put_days::*;
pub use self::put_log::*;
pub use self::put_states::*;
pub use self::read_log::*;
pub use self::watch_changes::*;
pub use self::watch_states::*;
