// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_order;
mod add_refund;
mod add_letter;
mod list_by_link;
mod list_by_url;
mod list_by_cursor;
mod list_by_header;
mod list_by_number;
mod list_by_offset;

pub use self::add_letter::*;
pub use self::add_order::*;
pub use self::add_refund::*;
pub use self::list_by_cursor::*;
pub use self::list_by_header::*;
pub use self::list_by_link::*;
pub use self::list_by_number::*;
pub use self::list_by_offset::*;
pub use self::list_by_url::*;
