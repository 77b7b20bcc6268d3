// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod find_pets;
pub(crate) mod watch_pets;
pub(crate) mod send_changes;
pub(crate) mod watch_events;
pub(crate) mod send_cookie;
pub(crate) mod add_note;
pub(crate) mod watch_positions;
pub(crate) mod query_form;
pub(crate) mod query_json;
pub(crate) mod query_text;
pub(crate) mod get_pet;
pub(crate) mod link_pet;
pub(crate) mod unlink_pets_by_id;

pub use self::add_note::*;
pub use self::find_pets::*;
pub use self::get_pet::*;
pub use self::link_pet::*;
pub use self::query_form::*;
pub use self::query_json::*;
pub use self::query_text::*;
pub use self::send_changes::*;
pub use self::send_cookie::*;
pub use self::unlink_pets_by_id::*;
pub use self::watch_events::*;
pub use self::watch_pets::*;
pub use self::watch_positions::*;
