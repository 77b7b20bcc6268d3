// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! Directions, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addUser` | `POST /users` |  |
//! | `logIn` | `POST /logins` |  |
//! | `putArticle` | `PUT /articles` |  |
//!
//! The command line `directions`, which has a command for each operation, is there
//! by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::add_user::{AddUser, AddUserFailure};
pub use operations::log_in::{LogIn, LogInFailure};
pub use operations::put_article::{PutArticle, PutArticleFailure};
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
pub use runtime::password::Password;
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    Address, Article, ArticleAside, ArticleAsideRequest, ArticleRequest,
    ArticleRequestMissing, ArticleRequestRequired, ArticleRequired, Contact,
    ContactRequest, Created, Login, LoginRequired, Mail, MailRequest,
    MailRequestRequired, MailRequired, Note, NoteRequest, Owner, OwnerRequest,
    OwnerRequestRequired, OwnerRequired, Pair, PairRequest, Phone, PhoneRequired, Reader,
    ReaderRequest, ReaderRequestRequired, ReaderRequired, Section, SectionRequest,
    SectionRequestRequired, SectionRequired, Sections, SectionsRequest, Session,
    SessionRequired, User, UserRequest, UserRequestType, UserRequestTypeMissing,
    UserRequestTypeRequired, UserRequired,
};
