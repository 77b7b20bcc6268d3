// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Values, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listMeasures` | `GET /measures` |  |
//! | `listDays` | `GET /days` |  |
//! | `watchChanges` | `GET /changes` |  |
//! | `readLog` | `GET /log` |  |
//! | `watchStates` | `GET /states` |  |

mod api;
mod bodies;
mod gate;
mod hooks;
mod operations;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::ListMeasuresOkBody;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::list_measures::{
    ListMeasuresAccept, ListMeasuresFailure, ListMeasuresRequest,
    ListMeasuresRequestRequired, ListMeasuresResponse,
};
pub use operations::list_days::{ListDaysFailure, ListDaysRequest, ListDaysResponse};
pub use operations::watch_changes::{
    WatchChangesFailure, WatchChangesRequest, WatchChangesResponse,
};
pub use operations::read_log::{ReadLogFailure, ReadLogRequest, ReadLogResponse};
pub use operations::watch_states::{
    WatchStatesFailure, WatchStatesRequest, WatchStatesResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::values::Values;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Event, EventData, EventDataRequired, EventEvent, EventRequired, Measure,
    MeasureRequired,
};
