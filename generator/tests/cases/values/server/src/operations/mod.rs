// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

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

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListMeasures,
        Self::AddMeasures,
        Self::ChangeMeasures,
        Self::ListDays,
        Self::PutDays,
        Self::WatchChanges,
        Self::PutChanges,
        Self::ReadLog,
        Self::PutLog,
        Self::WatchStates,
        Self::PutStates,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListMeasures => "listMeasures",
            Self::AddMeasures => "addMeasures",
            Self::ChangeMeasures => "changeMeasures",
            Self::ListDays => "listDays",
            Self::PutDays => "putDays",
            Self::WatchChanges => "watchChanges",
            Self::PutChanges => "putChanges",
            Self::ReadLog => "readLog",
            Self::PutLog => "putLog",
            Self::WatchStates => "watchStates",
            Self::PutStates => "putStates",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListMeasures => Method::GET,
            Self::AddMeasures => Method::POST,
            Self::ChangeMeasures => Method::PATCH,
            Self::ListDays => Method::GET,
            Self::PutDays => Method::PUT,
            Self::WatchChanges => Method::GET,
            Self::PutChanges => Method::PUT,
            Self::ReadLog => Method::GET,
            Self::PutLog => Method::PUT,
            Self::WatchStates => Method::GET,
            Self::PutStates => Method::PUT,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListMeasures => "/measures",
            Self::AddMeasures => "/measures",
            Self::ChangeMeasures => "/measures",
            Self::ListDays => "/days",
            Self::PutDays => "/days",
            Self::WatchChanges => "/changes",
            Self::PutChanges => "/changes",
            Self::ReadLog => "/log",
            Self::PutLog => "/log",
            Self::WatchStates => "/states",
            Self::PutStates => "/states",
        }
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
