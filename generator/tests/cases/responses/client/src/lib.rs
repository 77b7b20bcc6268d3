// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! Parcels, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listParcels` | `GET /parcels` | All failures are told by `default`. |
//! | `addParcel` | `POST /parcels` | Ranges, and what is more specific. |
//! | `findParcels` | `HEAD /parcels` | Refused as GET is, without the body. |
//! | `getParcel` | `GET /parcels/{id}` | Nothing is known but `default`. |
//! | `replaceParcel` | `PUT /parcels/{id}` | One success, of any status. |
//! | `removeParcel` | `DELETE /parcels/{id}` | The success is told by `default`, the failures by ranges. |
//! | `getNothing` | `GET /nothing` | No failure is documented. |
//! | `getLost` | `GET /lost` | No success is documented. |
//!
//! The command line `responses`, which has a command for each operation, is there
//! by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod responses;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_parcels::{ListParcels, ListParcelsFailure, ListParcelsHeaders};
pub use operations::add_parcel::{
    AddParcel, AddParcelClientErrorHeaders, AddParcelFailure, AddParcelSuccess,
};
pub use operations::find_parcels::{FindParcels, FindParcelsFailure};
pub use operations::get_parcel::{GetParcel, GetParcelDefaultHeaders, GetParcelFailure};
pub use operations::replace_parcel::{
    ReplaceParcel, ReplaceParcelFailure, ReplaceParcelHeaders,
};
pub use operations::remove_parcel::{RemoveParcel, RemoveParcelFailure};
pub use operations::get_nothing::{GetNothing, GetNothingFailure};
pub use operations::get_lost::{GetLost, GetLostFailure};
pub use responses::AwayHeaders;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    Answer, Cursor, Error, ErrorRequired, Order, Parcel, ParcelRequired, Words, XLevel,
};
