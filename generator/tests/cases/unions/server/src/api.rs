// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::add_pet::{AddPetFailure, AddPetRequest, AddPetResponse};

/// Unions, version 1.0.0: the operations to implement.
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
