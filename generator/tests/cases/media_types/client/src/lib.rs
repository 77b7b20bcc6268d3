// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Media types, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listNotes` | `GET /notes` |  |
//! | `addNote` | `POST /notes` |  |
//! | `changeNote` | `PATCH /notes` |  |
//! | `putText` | `PUT /text` |  |
//! | `addText` | `POST /text` |  |
//! | `getPicture` | `GET /picture` |  |
//! | `putPicture` | `PUT /picture` |  |
//! | `addPicture` | `POST /picture` |  |

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_notes::{ListNotes, ListNotesFailure};
pub use operations::add_note::{AddNote, AddNoteFailure};
pub use operations::change_note::{ChangeNote, ChangeNoteFailure};
pub use operations::put_text::{PutText, PutTextFailure, PutTextHeaders};
pub use operations::add_text::{AddText, AddTextFailure, AddTextSuccess};
pub use operations::get_picture::{GetPicture, GetPictureFailure, GetPictureSuccess};
pub use operations::put_picture::{PutPicture, PutPictureFailure, PutPictureRequired};
pub use operations::add_picture::{AddPicture, AddPictureFailure};
pub use runtime::address::InvalidBaseUrl;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::failure::{Failure, InvalidRequest, Malformed, TransportError};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use types::{Bytes, Line, Note, Problem, ProblemRequired};
