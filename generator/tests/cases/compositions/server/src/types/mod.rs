// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod action;
mod code;
mod colour;
mod escaped;
mod everything;
mod forest;
mod heir;
mod inherited;
mod kind;
mod r#loop;
mod nested;
mod part;
mod shape_and_colour;
mod tags;
mod tree;
mod warm;

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
