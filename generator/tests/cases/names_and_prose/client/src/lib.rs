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
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `match` | `GET /type/{type}` | Ends with a backslash \\ |
//!
//! The command line `names-and-prose`, which has a command for each operation, is
//! there by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::r#match::{Match, MatchFailure, MatchHeaders};
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
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{Struct, StructRequired, Value2fa};
