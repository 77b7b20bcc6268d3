// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! \`\`\` Odd "names" \*/ and prose, version v2: the client.
//!
//! See \[Option], \<b>bold\</b> and <https://odd.example/a_b>.
//!
//! ```text
//! panic!("not a test");
//! ```
//!
//! ```text
//! indented code
//! ```
//!
//! ### A heading
//! An odd `tick and <http-method>, not \<b>; Option<T>, `a
//! \<b>` and \[\[double]] brackets, a \[file](b), a [page](https://odd.example/c).
//!
//! - \[ ] ``` a task
//! 1. ```text
//!    code in a list
//!    ```
//!
//! > ~~~text
//! > a fence in a quote
//!
//! ````text
//! ```
//! ````
//!
//! | a | b |
//! | - | - |
//! | \[^1] | <https://odd.example/d> |
//!
//! \[^1]: A note.
//! \[`Api`]: <https://odd.example/api>
//!
//! \<!-- a comment -->
//!
//! ~~~text
//! never closed
//! ~~~
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `match` | `GET /type/{type}` | Ends with a backslash \\ |
//!
//! The feature `cli` adds the command line program `names-and-prose`, with a
//! command for each operation.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::*;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::{Call, Operation};
pub use runtime::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
pub use runtime::into_optional::IntoOptional;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use types::*;
