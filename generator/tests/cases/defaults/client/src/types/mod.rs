// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod order;
pub(crate) mod size;
pub(crate) mod other_size;
pub(crate) mod point;
pub(crate) mod address;
pub(crate) mod contact;
pub(crate) mod mail;
pub(crate) mod phone;
pub(crate) mod answer;
pub(crate) mod tree;
pub(crate) mod phone_kind;
pub(crate) mod answer_keyword;
pub(crate) mod order_request;
pub(crate) mod address_request;

pub use order::{Order, OrderRequired};
pub use size::Size;
pub use other_size::OtherSize;
pub use point::{Point, PointRequired};
pub use address::Address;
pub use contact::Contact;
pub use mail::{Mail, MailRequired};
pub use phone::{Phone, PhoneRequired};
pub use answer::Answer;
pub use tree::{Tree, TreeRequired};
pub use phone_kind::PhoneKind;
pub use answer_keyword::AnswerKeyword;
pub use order_request::OrderRequest;
pub use address_request::AddressRequest;
