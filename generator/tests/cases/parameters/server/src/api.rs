// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::ask_things::{
    AskThingsFailure, AskThingsRequest, AskThingsResponse,
};
use crate::operations::list_things::{
    ListThingsFailure, ListThingsRequest, ListThingsResponse,
};
use crate::operations::trace_things::{
    TraceThingsFailure, TraceThingsRequest, TraceThingsResponse,
};
use crate::traits::Admit;

/// Parameters, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listThings`.
    ///
    /// `GET /things`
    fn list_things(
        &self,
        request: ListThingsRequest,
    ) -> impl Future<Output = Result<ListThingsResponse, ListThingsFailure>> + Send;

    /// `askThings`.
    ///
    /// `OPTIONS /things`
    fn ask_things(
        &self,
        request: AskThingsRequest,
    ) -> impl Future<Output = Result<AskThingsResponse, AskThingsFailure>> + Send;

    /// `traceThings`.
    ///
    /// `TRACE /things`
    fn trace_things(
        &self,
        request: TraceThingsRequest,
    ) -> impl Future<Output = Result<TraceThingsResponse, TraceThingsFailure>> + Send;
}
