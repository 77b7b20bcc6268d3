// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! Unions, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addPet` | `POST /pets` |  |

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;
mod patterns;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::Operation;
pub use operations::add_pet::{
    AddPetFailure, AddPetRequest, AddPetRequestRequired, AddPetResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::rejection::Rejection;
pub use runtime::scalar::Scalar;
pub use runtime::scalar_enum::{ScalarEnum, UnknownScalar};
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::{
    Animal, Automatic, AutomaticAutomatic, AutomaticRequired, Bike, BikeRequired, Branch,
    BranchRequired, Car, CarRequired, Cat, CatRequired, CloudStore, CloudStoreRequired,
    Code, DiskStore, DiskStoreRequired, Dog, DogRequired, Event, EventCreated,
    EventCreatedRequired, EventDeleted, EventDeletedRequired, Everything,
    EverythingAddress, EverythingContact, EverythingContactMail,
    EverythingContactMailRequired, EverythingContactPhone,
    EverythingContactPhoneRequired, EverythingEither, EverythingLevel,
    EverythingLevelInteger, EverythingLevelKeyword, EverythingLink, EverythingModel,
    EverythingModelKeyword, EverythingName, EverythingRequired, EverythingSource,
    EverythingSourceObject, EverythingSourceObject2, EverythingSourceObject2Required,
    EverythingSourceObjectRequired, EverythingSourceWithAtPath,
    EverythingSourceWithAtPathRequired, EverythingSourceWithUrl,
    EverythingSourceWithUrlRequired, EverythingWhen, EverythingWords, FileStore,
    FileStoreRequired, Id, Job, Lion, LionRequired, Manual, ManualAutomatic,
    ManualRequired, Mode, Perhaps, Pet, ScanJob, ScanJobRequired, Shape, ShapeCircle,
    ShapeCircleKind, ShapeCircleRequired, ShapeSquare, ShapeSquareKind,
    ShapeSquareRequired, Store, StoreType, SyncJob, SyncJobRequired, Tame, TameKind,
    Tree, Van, VanRequired, Vehicle, VehicleBase, VehicleBaseRequired, Wild, Wolf, Word,
};
