// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_animal::{
    AddAnimalFailure, AddAnimalRequest, AddAnimalResponse,
};
use crate::operations::get_newest::{
    GetNewestFailure, GetNewestRequest, GetNewestResponse,
};
use crate::traits::{Admit, Reject};

/// Careful, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// `addAnimal`.
    ///
    /// `POST /animals`
    fn add_animal(
        &self,
        request: AddAnimalRequest,
    ) -> impl Future<Output = Result<AddAnimalResponse, AddAnimalFailure>> + Send;

    /// `getNewest`.
    ///
    /// `GET /animals/newest`
    fn get_newest(
        &self,
        request: GetNewestRequest,
    ) -> impl Future<Output = Result<GetNewestResponse, GetNewestFailure>> + Send;
}
