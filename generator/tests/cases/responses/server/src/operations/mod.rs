// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_parcels;
pub(crate) mod add_parcel;
pub(crate) mod find_parcels;
pub(crate) mod get_parcel;
pub(crate) mod replace_parcel;
pub(crate) mod remove_parcel;
pub(crate) mod get_nothing;
pub(crate) mod get_lost;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /parcels`
    ListParcels,
    /// `POST /parcels`
    AddParcel,
    /// `HEAD /parcels`
    FindParcels,
    /// `GET /parcels/{id}`
    GetParcel,
    /// `PUT /parcels/{id}`
    ReplaceParcel,
    /// `DELETE /parcels/{id}`
    RemoveParcel,
    /// `GET /nothing`
    GetNothing,
    /// `GET /lost`
    GetLost,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListParcels,
        Self::AddParcel,
        Self::FindParcels,
        Self::GetParcel,
        Self::ReplaceParcel,
        Self::RemoveParcel,
        Self::GetNothing,
        Self::GetLost,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListParcels => "listParcels",
            Self::AddParcel => "addParcel",
            Self::FindParcels => "findParcels",
            Self::GetParcel => "getParcel",
            Self::ReplaceParcel => "replaceParcel",
            Self::RemoveParcel => "removeParcel",
            Self::GetNothing => "getNothing",
            Self::GetLost => "getLost",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListParcels => Method::GET,
            Self::AddParcel => Method::POST,
            Self::FindParcels => Method::HEAD,
            Self::GetParcel => Method::GET,
            Self::ReplaceParcel => Method::PUT,
            Self::RemoveParcel => Method::DELETE,
            Self::GetNothing => Method::GET,
            Self::GetLost => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListParcels => "/parcels",
            Self::AddParcel => "/parcels",
            Self::FindParcels => "/parcels",
            Self::GetParcel => "/parcels/{id}",
            Self::ReplaceParcel => "/parcels/{id}",
            Self::RemoveParcel => "/parcels/{id}",
            Self::GetNothing => "/nothing",
            Self::GetLost => "/lost",
        }
    }
}

pub use self::add_parcel::*;
pub use self::find_parcels::*;
pub use self::get_lost::*;
pub use self::get_nothing::*;
pub use self::get_parcel::*;
pub use self::list_parcels::*;
pub use self::remove_parcel::*;
pub use self::replace_parcel::*;
