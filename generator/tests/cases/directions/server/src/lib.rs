// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! Directions, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addUser` | `POST /users` |  |
//! | `logIn` | `POST /logins` |  |
//! | `putArticle` | `PUT /articles` |  |

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::Operation;
pub use operations::add_user::{
    AddUserFailure, AddUserRequest, AddUserRequestRequired, AddUserResponse,
};
pub use operations::log_in::{
    LogInFailure, LogInRequest, LogInRequestRequired, LogInResponse,
};
pub use operations::put_article::{
    PutArticleFailure, PutArticleRequest, PutArticleRequestRequired, PutArticleResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::password::Password;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::{
    Address, Article, ArticleAside, ArticleAsideRequest, ArticleMissing, ArticleRequest,
    ArticleRequestRequired, ArticleRequired, Contact, ContactRequest, Created, Login,
    LoginRequired, Mail, MailMissing, MailRequest, MailRequestRequired, MailRequired,
    Note, NoteRequest, Owner, OwnerMissing, OwnerRequest, OwnerRequestRequired,
    OwnerRequired, Pair, PairRequest, Phone, PhoneRequired, Reader, ReaderRequest,
    ReaderRequestRequired, ReaderRequired, Section, SectionRequest,
    SectionRequestRequired, SectionRequired, Sections, SectionsRequest, Session,
    SessionRequired, User, UserMissing, UserRequest, UserRequestType,
    UserRequestTypeRequired, UserRequired,
};
