// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Values, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listMeasures` | `GET /measures` |  |
//! | `listDays` | `GET /days` |  |
//! | `watchChanges` | `GET /changes` |  |
//! | `readLog` | `GET /log` |  |
//! | `watchStates` | `GET /states` |  |

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_measures::{
    ListMeasures, ListMeasuresAsNdjson, ListMeasuresFailure,
};
pub use operations::list_days::{ListDays, ListDaysFailure};
pub use operations::watch_changes::{
    WatchChanges, WatchChangesFailure, WatchChangesHeaders,
};
pub use operations::read_log::{ReadLog, ReadLogFailure};
pub use operations::watch_states::{WatchStates, WatchStatesFailure};
pub use runtime::address::InvalidBaseUrl;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::values::{MalformedValue, StreamError, Values};
pub use types::{
    Event, EventData, EventDataRequired, EventEvent, EventRequired, Measure,
    MeasureRequired,
};
