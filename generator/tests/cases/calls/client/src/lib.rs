// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! Calls, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addOrder` | `POST /orders` | Add an order. |
//! | `addRefund` | `POST /refunds` | Add a refund. |
//! | `addLetter` | `POST /letters` | Add a letter, whose key is no key to make up. |
//! | `listByLink` | `GET /orders/by-link` | List orders, whose pages are linked. |
//! | `listByUrl` | `GET /orders/by-url` |  |
//! | `listByCursor` | `GET /orders/by-cursor` |  |
//! | `listByHeader` | `GET /orders/by-header` |  |
//! | `listByNumber` | `GET /orders/by-number` |  |
//! | `listByOffset` | `GET /orders/by-offset` |  |
//!
//! The feature `cli` adds the command line program `calls`, with a command for each
//! operation.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::add_letter::{AddLetter, AddLetterFailure};
pub use operations::add_order::{AddOrder, AddOrderFailure};
pub use operations::add_refund::{AddRefund, AddRefundFailure};
pub use operations::list_by_cursor::{ListByCursor, ListByCursorFailure};
pub use operations::list_by_header::{
    ListByHeader, ListByHeaderFailure, ListByHeaderHeaders,
};
pub use operations::list_by_link::{ListByLink, ListByLinkFailure, ListByLinkHeaders};
pub use operations::list_by_number::{ListByNumber, ListByNumberFailure};
pub use operations::list_by_offset::{ListByOffset, ListByOffsetFailure};
pub use operations::list_by_url::{ListByUrl, ListByUrlFailure};
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::credential::Secret;
pub use runtime::credential_provider::{CredentialFuture, CredentialProvider, Lease};
pub use runtime::failure::{
    Deviation, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
pub use runtime::into_optional::IntoOptional;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::nullable::Nullable;
pub use runtime::pages::{Items, Paged, Pages};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use types::{
    Order, OrderRequired, Page, PageData, PageDataRequired, PagePaging, PageRequired,
};
