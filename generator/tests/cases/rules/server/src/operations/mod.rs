// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_contact;
pub(crate) mod send_parcel;
pub(crate) mod put_map;
pub(crate) mod add_vehicle;
pub(crate) mod put_settings;
pub(crate) mod add_plain;
pub(crate) mod add_stamp;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /contacts`
    AddContact,
    /// `POST /parcels`
    SendParcel,
    /// `PUT /maps`
    PutMap,
    /// `POST /vehicles`
    AddVehicle,
    /// `PUT /settings`
    PutSettings,
    /// `POST /plain`
    AddPlain,
    /// `POST /stamps`
    AddStamp,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddContact: Method::POST, "/contacts", "addContact";
        SendParcel: Method::POST, "/parcels", "sendParcel";
        PutMap: Method::PUT, "/maps", "putMap";
        AddVehicle: Method::POST, "/vehicles", "addVehicle";
        PutSettings: Method::PUT, "/settings", "putSettings";
        AddPlain: Method::POST, "/plain", "addPlain";
        AddStamp: Method::POST, "/stamps", "addStamp";
    }
}

pub use self::add_contact::*;
pub use self::add_plain::*;
pub use self::add_stamp::*;
pub use self::add_vehicle::*;
pub use self::put_map::*;
pub use self::put_settings::*;
pub use self::send_parcel::*;
