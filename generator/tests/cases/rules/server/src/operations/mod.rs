// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_contact;
pub(crate) mod send_parcel;
pub(crate) mod put_map;
pub(crate) mod add_vehicle;
pub(crate) mod put_settings;
pub(crate) mod add_plain;
pub(crate) mod add_stamp;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::AddContact,
        Self::SendParcel,
        Self::PutMap,
        Self::AddVehicle,
        Self::PutSettings,
        Self::AddPlain,
        Self::AddStamp,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddContact => "addContact",
            Self::SendParcel => "sendParcel",
            Self::PutMap => "putMap",
            Self::AddVehicle => "addVehicle",
            Self::PutSettings => "putSettings",
            Self::AddPlain => "addPlain",
            Self::AddStamp => "addStamp",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddContact => Method::POST,
            Self::SendParcel => Method::POST,
            Self::PutMap => Method::PUT,
            Self::AddVehicle => Method::POST,
            Self::PutSettings => Method::PUT,
            Self::AddPlain => Method::POST,
            Self::AddStamp => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddContact => "/contacts",
            Self::SendParcel => "/parcels",
            Self::PutMap => "/maps",
            Self::AddVehicle => "/vehicles",
            Self::PutSettings => "/settings",
            Self::AddPlain => "/plain",
            Self::AddStamp => "/stamps",
        }
    }
}

pub use self::add_contact::*;
pub use self::add_plain::*;
pub use self::add_stamp::*;
pub use self::add_vehicle::*;
pub use self::put_map::*;
pub use self::put_settings::*;
pub use self::send_parcel::*;
