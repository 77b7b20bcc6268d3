// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod user;
pub(crate) mod user_request;
pub(crate) mod created;
pub(crate) mod address;
pub(crate) mod contact;
pub(crate) mod phone;
pub(crate) mod mail;
pub(crate) mod login;
pub(crate) mod session;
pub(crate) mod user_request_type;
pub(crate) mod contact_request;
pub(crate) mod mail_request;

pub use user::{User, UserRequired};
pub use user_request::UserRequest;
pub use created::Created;
pub use address::Address;
pub use contact::Contact;
pub use phone::{Phone, PhoneRequired};
pub use mail::{Mail, MailRequired};
pub use login::{Login, LoginRequired};
pub use session::{Session, SessionRequired};
pub use user_request_type::{UserRequestType, UserRequestTypeRequired};
pub use contact_request::ContactRequest;
pub use mail_request::{MailRequest, MailRequestRequired};
