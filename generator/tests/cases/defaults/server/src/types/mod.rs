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
pub(crate) mod address_request;
pub(crate) mod order_request;

pub use self::address::*;
pub use self::address_request::*;
pub use self::answer::*;
pub use self::contact::*;
pub use self::mail::*;
pub use self::order::*;
pub use self::order_request::*;
pub use self::other_size::*;
pub use self::phone::*;
pub use self::point::*;
pub use self::size::*;
pub use self::tree::*;
