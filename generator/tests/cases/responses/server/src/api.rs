// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_parcel::{
    AddParcelFailure, AddParcelRequest, AddParcelResponse,
};
use crate::operations::find_parcels::{
    FindParcelsFailure, FindParcelsRequest, FindParcelsResponse,
};
use crate::operations::get_lost::{GetLostFailure, GetLostRequest, GetLostResponse};
use crate::operations::get_nothing::{
    GetNothingFailure, GetNothingRequest, GetNothingResponse,
};
use crate::operations::get_parcel::{
    GetParcelFailure, GetParcelRequest, GetParcelResponse,
};
use crate::operations::list_parcels::{
    ListParcelsFailure, ListParcelsRequest, ListParcelsResponse,
};
use crate::operations::remove_parcel::{
    RemoveParcelFailure, RemoveParcelRequest, RemoveParcelResponse,
};
use crate::operations::replace_parcel::{
    ReplaceParcelFailure, ReplaceParcelRequest, ReplaceParcelResponse,
};
use crate::traits::{Admit, Reject};

/// Parcels, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// All failures are told by `default`.
    ///
    /// `GET /parcels`
    fn list_parcels(
        &self,
        request: ListParcelsRequest,
    ) -> impl Future<Output = Result<ListParcelsResponse, ListParcelsFailure>> + Send;

    /// Ranges, and what is more specific.
    ///
    /// `POST /parcels`
    fn add_parcel(
        &self,
        request: AddParcelRequest,
    ) -> impl Future<Output = Result<AddParcelResponse, AddParcelFailure>> + Send;

    /// Refused as GET is, without the body.
    ///
    /// `HEAD /parcels`
    fn find_parcels(
        &self,
        request: FindParcelsRequest,
    ) -> impl Future<Output = Result<FindParcelsResponse, FindParcelsFailure>> + Send;

    /// Nothing is known but `default`.
    ///
    /// `GET /parcels/{id}`
    fn get_parcel(
        &self,
        request: GetParcelRequest,
    ) -> impl Future<Output = Result<GetParcelResponse, GetParcelFailure>> + Send;

    /// One success, of any status.
    ///
    /// `PUT /parcels/{id}`
    fn replace_parcel(
        &self,
        request: ReplaceParcelRequest,
    ) -> impl Future<
        Output = Result<ReplaceParcelResponse, ReplaceParcelFailure>,
    > + Send;

    /// The success is told by `default`, the failures by ranges.
    ///
    /// `DELETE /parcels/{id}`
    fn remove_parcel(
        &self,
        request: RemoveParcelRequest,
    ) -> impl Future<Output = Result<RemoveParcelResponse, RemoveParcelFailure>> + Send;

    /// No failure is documented.
    ///
    /// `GET /nothing`
    fn get_nothing(
        &self,
        request: GetNothingRequest,
    ) -> impl Future<Output = Result<GetNothingResponse, GetNothingFailure>> + Send;

    /// No success is documented.
    ///
    /// `GET /lost`
    fn get_lost(
        &self,
        request: GetLostRequest,
    ) -> impl Future<Output = Result<GetLostResponse, GetLostFailure>> + Send;
}
