// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod address;
mod answer;
mod contact;
mod mail;
mod order;
mod other_size;
mod phone;
mod point;
mod size;
mod tree;
mod address_request;
mod order_request;

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
