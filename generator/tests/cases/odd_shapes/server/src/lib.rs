// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! Odd shapes, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addList` | `POST /lists/{method}` |  |
//! | `setNumber` | `PUT /number` |  |
//! | `setNode` | `PUT /node` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders, CommonHeadersRequired};
pub use operations::Operation;
pub use operations::add_list::{
    AddListFailure, AddListRequest, AddListRequestRequired, AddListResponse,
    AddListStatus299,
};
pub use operations::set_number::{
    SetNumberFailure, SetNumberRequest, SetNumberRequestRequired, SetNumberResponse,
};
pub use operations::set_node::{
    SetNodeFailure, SetNodeRequest, SetNodeRequestRequired, SetNodeResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{AtLeastThree, Node, Query, Ratio};
