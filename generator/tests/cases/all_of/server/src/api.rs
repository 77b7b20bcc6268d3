// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_vehicle::{
    AddVehicleFailure, AddVehicleRequest, AddVehicleResponse,
};
use crate::traits::Admit;

/// Fleet, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addVehicle`.
    ///
    /// `POST /vehicles`
    fn add_vehicle(
        &self,
        request: AddVehicleRequest,
    ) -> impl Future<Output = Result<AddVehicleResponse, AddVehicleFailure>> + Send;
}
