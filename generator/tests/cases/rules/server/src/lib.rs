// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! Rules, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
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
mod gate;
mod hooks;
mod operations;
mod patterns;
mod router;
mod rules;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::add_contact::{
    AddContactFailure, AddContactRequest, AddContactRequestRequired, AddContactResponse,
};
pub use operations::send_parcel::{
    SendParcelFailure, SendParcelRequest, SendParcelRequestRequired, SendParcelResponse,
};
pub use operations::put_map::{
    PutMapFailure, PutMapRequest, PutMapRequestRequired, PutMapResponse,
};
pub use operations::add_vehicle::{
    AddVehicleFailure, AddVehicleRequest, AddVehicleResponse,
};
pub use operations::put_settings::{
    PutSettingsFailure, PutSettingsRequest, PutSettingsResponse,
};
pub use operations::add_plain::{AddPlainFailure, AddPlainRequest, AddPlainResponse};
pub use operations::add_stamp::{
    AddStampFailure, AddStampRequest, AddStampRequestRequired, AddStampResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    AddPlainBody, BoxType, BoxTypeRequired, Car, CarRequired, Colors, Contact,
    ContactHome, ContactHomeRequired, ContactLevel, ContactLevelWithFour,
    ContactLevelWithFourRequired, ContactRequired, Letter, Made, Map, MapOpenItem,
    MapRequired, MapShortItem, Nothing, Parcel, Point, Sending, SendingRequired,
    SettingsType, SettingsTypeChoice, Stamp, Vehicle, VehicleBase, VehicleBaseRequired,
};
