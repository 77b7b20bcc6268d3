// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! Styles of parameters, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getSimple` | `GET /simple/{word}/{words}/{color}` |  |
//! | `getExploded` | `GET /exploded/{color}` |  |
//! | `getLabel` | `GET /label/{word}/{words}/{color}` |  |
//! | `getLabels` | `GET /labels/{words}/{color}` |  |
//! | `getMatrix` | `GET /matrix/{word}/{words}/{color}` |  |
//! | `getMatrices` | `GET /matrices/{words}/{color}` |  |
//! | `getQuery` | `GET /query` |  |
//! | `getReserved` | `GET /reserved` |  |
//! | `getDeep` | `GET /deep` |  |
//! | `getOpen` | `GET /open` |  |
//! | `getJson` | `GET /json/{color}` |  |
//!
//! The command line `parameter-styles`, which has a command for each operation, is
//! there by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::get_simple::{GetSimple, GetSimpleFailure, GetSimpleRequired};
pub use operations::get_exploded::{GetExploded, GetExplodedFailure};
pub use operations::get_label::{GetLabel, GetLabelFailure, GetLabelRequired};
pub use operations::get_labels::{GetLabels, GetLabelsFailure, GetLabelsRequired};
pub use operations::get_matrix::{GetMatrix, GetMatrixFailure, GetMatrixRequired};
pub use operations::get_matrices::{GetMatrices, GetMatricesFailure, GetMatricesRequired};
pub use operations::get_query::{GetQuery, GetQueryFailure};
pub use operations::get_reserved::{GetReserved, GetReservedFailure};
pub use operations::get_deep::{GetDeep, GetDeepFailure};
pub use operations::get_open::{GetOpen, GetOpenFailure};
pub use operations::get_json::{GetJson, GetJsonFailure, GetJsonRequired};
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
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    Color, ColorRequired, Filter, FilterRequired, GetDeepCreated, GetQueryId,
    GetQueryTag, Link, Range, Words,
};
