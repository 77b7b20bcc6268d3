// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! Defaults, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addOrder` | `POST /orders` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod router;
mod rules;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::add_order::{
    AddOrderFailure, AddOrderRequest, AddOrderRequestRequired, AddOrderResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::password::Password;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Address, AddressRequest, Answer, AnswerKeyword, Contact, Mail, MailRequired, Order,
    OrderMissing, OrderRequest, OrderRequired, OtherSize, Phone, PhoneKind,
    PhoneRequired, Point, PointRequired, Size, Tree, TreeRequired,
};
