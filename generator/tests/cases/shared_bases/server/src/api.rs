// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::add_thing::{AddThingFailure, AddThingRequest, AddThingResponse};

/// Shared bases, version 1.0.0: the operations to implement.
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
