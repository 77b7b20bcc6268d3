// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod action;
pub(crate) mod code;
pub(crate) mod colour;
pub(crate) mod escaped;
pub(crate) mod everything;
pub(crate) mod forest;
pub(crate) mod heir;
pub(crate) mod inherited;
pub(crate) mod kind;
pub(crate) mod r#loop;
pub(crate) mod nested;
pub(crate) mod part;
pub(crate) mod shape_and_colour;
pub(crate) mod tags;
pub(crate) mod tree;
pub(crate) mod warm;

pub use self::action::*;
pub use self::code::*;
pub use self::colour::*;
pub use self::escaped::*;
pub use self::everything::*;
pub use self::forest::*;
pub use self::heir::*;
pub use self::inherited::*;
pub use self::kind::*;
pub use self::nested::*;
pub use self::part::*;
pub use self::r#loop::*;
pub use self::shape_and_colour::*;
pub use self::tags::*;
pub use self::tree::*;
pub use self::warm::*;
