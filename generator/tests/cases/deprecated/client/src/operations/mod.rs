// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_things;
mod add_thing;
mod send_form;
mod send_parts;

pub use self::add_thing::*;
pub use self::list_things::*;
pub use self::send_form::*;
pub use self::send_parts::*;
