// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod address;
pub(crate) mod article;
pub(crate) mod contact;
pub(crate) mod created;
pub(crate) mod login;
pub(crate) mod mail;
pub(crate) mod note;
pub(crate) mod owner;
pub(crate) mod pair;
pub(crate) mod phone;
pub(crate) mod reader;
pub(crate) mod section;
pub(crate) mod sections;
pub(crate) mod session;
pub(crate) mod user;
pub(crate) mod user_request;
pub(crate) mod article_aside;
pub(crate) mod article_request;
pub(crate) mod contact_request;
pub(crate) mod mail_request;
pub(crate) mod note_request;
pub(crate) mod owner_request;
pub(crate) mod pair_request;
pub(crate) mod reader_request;
pub(crate) mod section_request;
pub(crate) mod sections_request;
pub(crate) mod user_request_type;
pub(crate) mod article_aside_request;

pub use address::Address;
pub use article::{Article, ArticleRequired};
pub use contact::Contact;
pub use created::Created;
pub use login::{Login, LoginRequired};
pub use mail::{Mail, MailRequired};
pub use note::Note;
pub use owner::{Owner, OwnerRequired};
pub use pair::Pair;
pub use phone::{Phone, PhoneRequired};
pub use reader::{Reader, ReaderRequired};
pub use section::{Section, SectionRequired};
pub use sections::Sections;
pub use session::{Session, SessionRequired};
pub use user::{User, UserRequired};
pub use user_request::UserRequest;
pub use article_aside::ArticleAside;
pub use article_request::{ArticleRequest, ArticleRequestRequired, ArticleRequestMissing};
pub use contact_request::ContactRequest;
pub use mail_request::{MailRequest, MailRequestRequired};
pub use note_request::NoteRequest;
pub use owner_request::{OwnerRequest, OwnerRequestRequired};
pub use pair_request::PairRequest;
pub use reader_request::{ReaderRequest, ReaderRequestRequired};
pub use section_request::{SectionRequest, SectionRequestRequired};
pub use sections_request::SectionsRequest;
pub use user_request_type::{
    UserRequestType, UserRequestTypeRequired, UserRequestTypeMissing,
};
pub use article_aside_request::ArticleAsideRequest;
