// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_parcels;
pub(crate) mod add_parcel;
pub(crate) mod find_parcels;
pub(crate) mod get_parcel;
pub(crate) mod replace_parcel;
pub(crate) mod remove_parcel;
pub(crate) mod get_nothing;
pub(crate) mod get_lost;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListParcels: Method::GET, "/parcels", "listParcels";
        AddParcel: Method::POST, "/parcels", "addParcel";
        FindParcels: Method::HEAD, "/parcels", "findParcels";
        GetParcel: Method::GET, "/parcels/{id}", "getParcel";
        ReplaceParcel: Method::PUT, "/parcels/{id}", "replaceParcel";
        RemoveParcel: Method::DELETE, "/parcels/{id}", "removeParcel";
        GetNothing: Method::GET, "/nothing", "getNothing";
        GetLost: Method::GET, "/lost", "getLost";
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
