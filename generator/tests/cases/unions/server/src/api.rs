// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_pet::{AddPetFailure, AddPetRequest, AddPetResponse};
use crate::traits::Admit;

/// Unions, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addPet`.
    ///
    /// `POST /pets`
    fn add_pet(
        &self,
        request: AddPetRequest,
    ) -> impl Future<Output = Result<AddPetResponse, AddPetFailure>> + Send;
}
