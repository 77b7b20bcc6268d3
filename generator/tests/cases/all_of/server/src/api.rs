// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::add_vehicle::{
    AddVehicleFailure, AddVehicleRequest, AddVehicleResponse,
};

/// Fleet, version 1.0.0: the operations to implement.
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
