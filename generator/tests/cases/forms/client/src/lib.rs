// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! Forms, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `putOrder` | `PUT /orders` |  |
//! | `addOrder` | `POST /orders` |  |
//! | `changeOrder` | `PATCH /orders` |  |
//! | `search` | `POST /search` |  |
//! | `putPhoto` | `PUT /photos` |  |
//! | `addPhoto` | `POST /photos` |  |
//! | `changePhoto` | `PATCH /photos` |  |
//!
//! The command line `forms`, which has a command for each operation, is there by
//! the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::put_order::{PutOrder, PutOrderFailure};
pub use operations::add_order::{AddOrder, AddOrderFailure};
pub use operations::change_order::{ChangeOrder, ChangeOrderFailure};
pub use operations::search::{Search, SearchFailure};
pub use operations::put_photo::{PutPhoto, PutPhotoFailure};
pub use operations::add_photo::{AddPhoto, AddPhotoFailure};
pub use operations::change_photo::{
    ChangePhoto, ChangePhotoAsMultipartRequired, ChangePhotoFailure, ChangePhotoRequired,
};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use runtime::upload::{FilePart, Upload};
pub use types::{
    AddPhotoBodyFields, AddPhotoBodyFieldsRequired, ByNumber, ByNumberRequired, ByText,
    ByTextRequired, ChangeOrderBodyForm, ChangeOrderBodyFormRequired,
    ChangePhotoBodyJson, ChangePhotoBodyJsonRequired, ChangePhotoBodyMultipartFields,
    ChangePhotoBodyMultipartFieldsRequired, ChangePhotoBodyMultipartParts,
    ChangePhotoBodyMultipartPartsRequired, Color, Line, LineRequired, Order, OrderAmount,
    OrderAmountAll, OrderRequired, Photo, PhotoRequired, SearchBody,
};
