// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_things;
pub(crate) mod add_thing;
pub(crate) mod send_form;
pub(crate) mod send_parts;

pub use self::add_thing::*;
pub use self::list_things::*;
pub use self::send_form::*;
pub use self::send_parts::*;
