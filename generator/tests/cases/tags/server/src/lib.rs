// @generated from tags.yaml by `cargo xtask codegen`; do not edit.
//! A trait for each tag, version 1.0.0: the server.
//!
//! Implement the supertraits of [`Api`], one of which is for each tag, and serve
//! the implementation with [`Server`]. This crate does the routing, authentication,
//! decoding, validation and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`listPets`](crate::PetsApi::list_pets) | `GET /pets` |  |
//! | [`addPet`](crate::PetsApi::add_pet) | `POST /pets` |  |
//! | [`readOpeningHours`](crate::OpeningHoursApi::read_opening_hours) | `GET /opening-hours` |  |

mod api;
mod failures;
mod pipeline;
mod router;
mod server;
mod traits;
pub mod rejection;

#[doc(hidden)]
pub mod operations;
mod tags;
pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{operations::*, types::*};

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::server::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use api::{Api, OpeningHoursApi, PetsApi};
pub use operations::Operation;
pub use runtime::body::{Body, BoxError};
pub use runtime::server::api_key::ApiKeyCredential;
pub use runtime::server::layers::OperationService;
pub use runtime::server::peer_address::PeerAddress;
pub use runtime::server::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use tags::{opening_hours, pets};
pub use traits::{Admit, Authenticate};
