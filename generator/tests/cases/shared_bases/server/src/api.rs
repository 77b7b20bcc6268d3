// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_thing::{AddThingFailure, AddThingRequest, AddThingResponse};
use crate::traits::Admit;

/// Shared bases, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addThing`.
    ///
    /// `POST /v1/things`
    fn add_thing(
        &self,
        request: AddThingRequest,
    ) -> impl Future<Output = Result<AddThingResponse, AddThingFailure>> + Send;
}
