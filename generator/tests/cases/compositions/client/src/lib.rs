// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! Compositions, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addEverything` | `POST /v1/everything` |  |
//!
//! The command line `compositions`, which has a command for each operation, is
//! there by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::add_everything::{AddEverything, AddEverythingFailure};
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
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    Action, ActionChoose, ActionChooseRequired, ActionChooseType, ActionPress,
    ActionPressRequired, ActionPressType, Code, Colour, Escaped, Everything,
    EverythingKind, EverythingLettersOrFlag, EverythingLists, EverythingMixed,
    EverythingMixedObject, EverythingNumberOrText, EverythingOverlap,
    EverythingPartsItem, EverythingPartsItemRequired, EverythingReplaced,
    EverythingShort, EverythingSize, EverythingSizeKeyword, Forest, Heir, HeirKind,
    HeirRequired, HeirSize, Inherited, InheritedKind, InheritedRequired, Kind, Loop,
    LoopRequired, Nested, Part, PartRequired, ShapeAndColour, ShapeAndColourCircle,
    ShapeAndColourCircleFilled, ShapeAndColourCircleFilledRequired,
    ShapeAndColourCircleLined, ShapeAndColourCircleLinedRequired, ShapeAndColourSquare,
    ShapeAndColourSquareFilled, ShapeAndColourSquareFilledRequired,
    ShapeAndColourSquareLined, ShapeAndColourSquareLinedRequired, Tags, Tree, Warm,
};
