// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! Names, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /pets` |  |
//! | `option` | `POST /pets` |  |
//! | `addLetter` | `POST /letters` |  |

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
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::list_pets::{
    ListPetsOperationFailure, ListPetsOperationRequest, ListPetsOperationResponse,
};
pub use operations::option::{
    OptionOperationFailure, OptionOperationRequest, OptionOperationRequestRequired,
    OptionOperationResponse,
};
pub use operations::add_letter::{
    AddLetterFailure, AddLetterRequest, AddLetterRequestRequired, AddLetterResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    AType, BType, ListPetsResponse, ListPetsResponsePetsItem,
    ListPetsResponsePetsItemType, ListPetsResponseRequired, OptionRequired, OptionType,
    OptionTypeRequired, SelfType, Uuid, UuidExclamationMark, UuidType,
};
