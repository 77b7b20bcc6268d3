// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod address;
pub(crate) mod answer;
pub(crate) mod contact;
pub(crate) mod mail;
pub(crate) mod order;
pub(crate) mod other_size;
pub(crate) mod phone;
pub(crate) mod point;
pub(crate) mod size;
pub(crate) mod tree;
pub(crate) mod answer_keyword;
pub(crate) mod phone_kind;
pub(crate) mod address_request;
pub(crate) mod order_request;

pub use address::Address;
pub use answer::Answer;
pub use contact::Contact;
pub use mail::{Mail, MailRequired};
pub use order::{Order, OrderRequired};
pub use other_size::OtherSize;
pub use phone::{Phone, PhoneRequired};
pub use point::{Point, PointRequired};
pub use size::Size;
pub use tree::{Tree, TreeRequired};
pub use answer_keyword::AnswerKeyword;
pub use phone_kind::PhoneKind;
pub use address_request::AddressRequest;
pub use order_request::OrderRequest;
