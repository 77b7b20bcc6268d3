// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! \`\`\` Odd "names" \*/ and prose, version v2: the server.
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
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `match` | `GET /type/{type}` | Ends with a backslash \\ |

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::*;
