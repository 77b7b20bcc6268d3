// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Values, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
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
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::{ChangeMeasuresBody, ListMeasuresOkBody};
pub use operations::Operation;
pub use operations::add_measures::{
    AddMeasuresFailure, AddMeasuresRequest, AddMeasuresRequestRequired,
    AddMeasuresResponse,
};
pub use operations::change_measures::{
    ChangeMeasuresFailure, ChangeMeasuresRequest, ChangeMeasuresResponse,
};
pub use operations::list_days::{ListDaysFailure, ListDaysRequest, ListDaysResponse};
pub use operations::list_measures::{
    ListMeasuresAccept, ListMeasuresFailure, ListMeasuresRequest,
    ListMeasuresRequestRequired, ListMeasuresResponse,
};
pub use operations::put_changes::{
    PutChangesFailure, PutChangesRequest, PutChangesResponse,
};
pub use operations::put_days::{
    PutDaysFailure, PutDaysRequest, PutDaysRequestRequired, PutDaysResponse,
};
pub use operations::put_log::{
    PutLogFailure, PutLogRequest, PutLogRequestRequired, PutLogResponse,
};
pub use operations::put_states::{
    PutStatesFailure, PutStatesRequest, PutStatesRequestRequired, PutStatesResponse,
};
pub use operations::read_log::{ReadLogFailure, ReadLogRequest, ReadLogResponse};
pub use operations::watch_changes::{
    WatchChangesFailure, WatchChangesRequest, WatchChangesResponse,
};
pub use operations::watch_states::{
    WatchStatesFailure, WatchStatesRequest, WatchStatesResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::rejection::Rejection;
pub use runtime::request_values::{InvalidValue, RequestValueError, RequestValues};
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::values::Values;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::{
    Event, EventData, EventDataRequired, EventEvent, EventRequired, Measure,
    MeasureRequired,
};
