// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! Rules, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addContact` | `POST /contacts` |  |
//! | `sendParcel` | `POST /parcels` |  |
//! | `putMap` | `PUT /maps` |  |
//! | `addVehicle` | `POST /vehicles` |  |
//! | `putSettings` | `PUT /settings` |  |
//! | `addPlain` | `POST /plain` |  |
//! | `addStamp` | `POST /stamps` |  |

mod api;
mod constraints;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;
mod patterns;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::Operation;
pub use operations::add_contact::{
    AddContactFailure, AddContactRequest, AddContactRequestRequired, AddContactResponse,
};
pub use operations::add_plain::{AddPlainFailure, AddPlainRequest, AddPlainResponse};
pub use operations::add_stamp::{
    AddStampFailure, AddStampRequest, AddStampRequestRequired, AddStampResponse,
};
pub use operations::add_vehicle::{
    AddVehicleFailure, AddVehicleRequest, AddVehicleResponse,
};
pub use operations::put_map::{
    PutMapFailure, PutMapRequest, PutMapRequestRequired, PutMapResponse,
};
pub use operations::put_settings::{
    PutSettingsFailure, PutSettingsRequest, PutSettingsResponse,
};
pub use operations::send_parcel::{
    SendParcelFailure, SendParcelRequest, SendParcelRequestRequired, SendParcelResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::{
    AddPlainBody, BoxType, BoxTypeRequired, Car, CarRequired, Colors, Contact,
    ContactRequired, Letter, Made, Map, MapRequired, Nothing, Parcel, Point, Sending,
    SendingRequired, SettingsType, SettingsTypeChoice, Stamp, Vehicle, VehicleBase,
    VehicleBaseRequired,
};
