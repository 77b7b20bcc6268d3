// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! Several files, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /pets` |  |
//! | `addPet` | `POST /pets` |  |
//! | `getOwner` | `GET /owners/{owner}` |  |

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
pub use hooks::{Admit, CommonHeaders, Reject};
pub use operations::Operation;
pub use operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
pub use operations::add_pet::{
    AddPetFailure, AddPetRequest, AddPetRequestRequired, AddPetResponse,
};
pub use operations::get_owner::{
    GetOwnerFailure, GetOwnerRequest, GetOwnerRequestRequired, GetOwnerResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Contact, Error, ErrorRequired, Id, Mail, MailRequired, Owner, OwnerRequired, Pet,
    PetKind, PetRequired, Phone, PhoneRequired, Problem, ProblemRequired,
};
