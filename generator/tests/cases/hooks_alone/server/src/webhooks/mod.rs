// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Hooks alone, version 1.0.0: what the API sends.
//!
//! Build a [`Sender`], tell it where [`to`](Sender::to) send, and make the calls:
//! each is described by a method of [`Addressee`] and made by [`Call::send`].
//!
//! | hook | method | |
//! | --- | --- | --- |
//! | `pet_arrived` | `POST`, the webhook `petArrived` |  |
//! | `pet_left` | `POST`, the webhook `petLeft` |  |
//! | `measured` | `POST`, the webhook `measured` |  |
//! | `moved` | `POST`, the webhook `moved` |  |

mod operations;
mod sender;

#[cfg(feature = "reqwest")]
pub use crate::runtime::webhooks::transport::ReqwestTransport;
pub use crate::runtime::body::Body;
pub use crate::runtime::byte_stream::{ByteStream, ByteStreamError};
pub use crate::runtime::webhooks::addressee::InvalidAddress;
pub use crate::runtime::webhooks::builder::BuildError;
pub use crate::runtime::webhooks::call::Call;
pub use crate::runtime::webhooks::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use crate::runtime::webhooks::received::Received;
pub use crate::runtime::webhooks::reply::Reply;
pub use crate::runtime::webhooks::request_values::RequestValues;
pub use crate::runtime::webhooks::retry::RetryPolicy;
pub use crate::runtime::webhooks::transport::{Sending, Transport, TransportService};
pub use operations::measured::{Measured, MeasuredFailure};
pub use operations::moved::{Moved, MovedFailure};
pub use operations::pet_arrived::{PetArrived, PetArrivedFailure};
pub use operations::pet_left::{PetLeft, PetLeftFailure};
pub use sender::{Addressee, Sender, SenderBuilder};
