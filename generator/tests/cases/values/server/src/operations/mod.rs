// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_measures;
pub(crate) mod list_days;
pub(crate) mod watch_changes;
pub(crate) mod read_log;
pub(crate) mod watch_states;

/// The operations of the description: for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /measures`
    ListMeasures,
    /// `GET /days`
    ListDays,
    /// `GET /changes`
    WatchChanges,
    /// `GET /log`
    ReadLog,
    /// `GET /states`
    WatchStates,
}

impl Operation {
    /// Every operation, in the order of the description.
    pub const ALL: &'static [Self] = &[
        Self::ListMeasures,
        Self::ListDays,
        Self::WatchChanges,
        Self::ReadLog,
        Self::WatchStates,
    ];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListMeasures => "listMeasures",
            Self::ListDays => "listDays",
            Self::WatchChanges => "watchChanges",
            Self::ReadLog => "readLog",
            Self::WatchStates => "watchStates",
        }
    }

    /// Its path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListMeasures => "/measures",
            Self::ListDays => "/days",
            Self::WatchChanges => "/changes",
            Self::ReadLog => "/log",
            Self::WatchStates => "/states",
        }
    }
}
