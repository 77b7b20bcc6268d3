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
//! | `addMeasures` | `POST /measures` |  |
//! | `changeMeasures` | `PATCH /measures` |  |
//! | `listDays` | `GET /days` |  |
//! | `putDays` | `PUT /days` |  |
//! | `watchChanges` | `GET /changes` |  |
//! | `putChanges` | `PUT /changes` |  |
//! | `readLog` | `GET /log` |  |
//! | `putLog` | `PUT /log` |  |
//! | `watchStates` | `GET /states` |  |
//! | `putStates` | `PUT /states` |  |

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
pub use bodies::{ChangeMeasuresBody, ListMeasuresOkBody};
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::list_measures::{
    ListMeasuresAccept, ListMeasuresFailure, ListMeasuresRequest,
    ListMeasuresRequestRequired, ListMeasuresResponse,
};
pub use operations::add_measures::{
    AddMeasuresFailure, AddMeasuresRequest, AddMeasuresRequestRequired,
    AddMeasuresResponse,
};
pub use operations::change_measures::{
    ChangeMeasuresFailure, ChangeMeasuresRequest, ChangeMeasuresResponse,
};
pub use operations::list_days::{ListDaysFailure, ListDaysRequest, ListDaysResponse};
pub use operations::put_days::{
    PutDaysFailure, PutDaysRequest, PutDaysRequestRequired, PutDaysResponse,
};
pub use operations::watch_changes::{
    WatchChangesFailure, WatchChangesRequest, WatchChangesResponse,
};
pub use operations::put_changes::{
    PutChangesFailure, PutChangesRequest, PutChangesResponse,
};
pub use operations::read_log::{ReadLogFailure, ReadLogRequest, ReadLogResponse};
pub use operations::put_log::{
    PutLogFailure, PutLogRequest, PutLogRequestRequired, PutLogResponse,
};
pub use operations::watch_states::{
    WatchStatesFailure, WatchStatesRequest, WatchStatesResponse,
};
pub use operations::put_states::{
    PutStatesFailure, PutStatesRequest, PutStatesRequestRequired, PutStatesResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::request_values::{InvalidValue, RequestValueError, RequestValues};
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::values::Values;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Event, EventData, EventDataRequired, EventEvent, EventRequired, Measure,
    MeasureRequired,
};
