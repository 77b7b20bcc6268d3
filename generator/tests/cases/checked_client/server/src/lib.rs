// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! Checked, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `putOrder` | `PUT /shops/{shop}/orders/{number}` |  |
//! | `addNote` | `POST /notes` |  |
//! | `addWord` | `POST /words` |  |

mod api;
mod bodies;
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
pub use bodies::AddNoteBody;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::put_order::{
    PutOrderFailure, PutOrderRequest, PutOrderRequestRequired, PutOrderResponse,
};
pub use operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
pub use operations::add_word::{
    AddWordFailure, AddWordRequest, AddWordRequestRequired, AddWordResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    AddWordBody, AddWordBodyRequired, Line, LineRequired, Order, OrderRequired,
    PutOrderDaysItem, PutOrderSize, Unit,
};
