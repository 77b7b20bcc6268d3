// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! Directions, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addUser` | `POST /users` |  |
//! | `logIn` | `POST /logins` |  |

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
pub use operations::add_user::{
    AddUserFailure, AddUserRequest, AddUserRequestRequired, AddUserResponse,
};
pub use operations::log_in::{
    LogInFailure, LogInRequest, LogInRequestRequired, LogInResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::password::Password;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Address, Contact, ContactRequest, Created, Login, LoginRequired, Mail, MailRequest,
    MailRequestRequired, MailRequired, Phone, PhoneRequired, Session, SessionRequired,
    User, UserRequest, UserRequestType, UserRequestTypeRequired, UserRequired,
};
