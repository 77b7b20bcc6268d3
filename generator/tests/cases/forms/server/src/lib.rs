// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! Forms, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `putOrder` | `PUT /orders` |  |
//! | `addOrder` | `POST /orders` |  |
//! | `changeOrder` | `PATCH /orders` |  |
//! | `search` | `POST /search` |  |
//! | `putPhoto` | `PUT /photos` |  |
//! | `addPhoto` | `POST /photos` |  |
//! | `changePhoto` | `PATCH /photos` |  |
//! | `putNote` | `PUT /notes` |  |
//! | `addNote` | `POST /notes` |  |
//! | `putOpen` | `PUT /open` |  |
//! | `addOpen` | `POST /open` |  |

mod api;
mod bodies;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::{ChangeOrderBody, ChangePhotoBody};
pub use operations::Operation;
pub use operations::add_note::{
    AddNoteFailure, AddNoteRequest, AddNoteRequestRequired, AddNoteResponse,
};
pub use operations::add_open::{
    AddOpenFailure, AddOpenRequest, AddOpenRequestRequired, AddOpenResponse,
};
pub use operations::add_order::{
    AddOrderFailure, AddOrderRequest, AddOrderRequestRequired, AddOrderResponse,
};
pub use operations::add_photo::{
    AddPhotoFailure, AddPhotoRequest, AddPhotoRequestRequired, AddPhotoResponse,
};
pub use operations::change_order::{
    ChangeOrderFailure, ChangeOrderRequest, ChangeOrderRequestRequired,
    ChangeOrderResponse,
};
pub use operations::change_photo::{
    ChangePhotoFailure, ChangePhotoRequest, ChangePhotoRequestRequired,
    ChangePhotoResponse,
};
pub use operations::put_note::{
    PutNoteFailure, PutNoteRequest, PutNoteRequestRequired, PutNoteResponse,
};
pub use operations::put_open::{
    PutOpenFailure, PutOpenRequest, PutOpenRequestRequired, PutOpenResponse,
};
pub use operations::put_order::{PutOrderFailure, PutOrderRequest, PutOrderResponse};
pub use operations::put_photo::{PutPhotoFailure, PutPhotoRequest, PutPhotoResponse};
pub use operations::search::{
    SearchFailure, SearchRequest, SearchRequestRequired, SearchResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::upload::{FilePart, Upload};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::{
    AddPhotoBodyFields, AddPhotoBodyFieldsRequired, ByNumber, ByNumberRequired, ByText,
    ByTextRequired, ChangeOrderBodyForm, ChangeOrderBodyFormRequired,
    ChangePhotoBodyJson, ChangePhotoBodyJsonRequired, ChangePhotoBodyMultipartFields,
    ChangePhotoBodyMultipartFieldsRequired, ChangePhotoBodyMultipartParts,
    ChangePhotoBodyMultipartPartsRequired, Color, Line, LineRequired, Lists, Note,
    NoteRequired, NoteSeveral, Open, OpenRequired, Order, OrderAmount, OrderAmountAll,
    OrderRequired, Photo, PhotoRequired, SearchBody,
};
