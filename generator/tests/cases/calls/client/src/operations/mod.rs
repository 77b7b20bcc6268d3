// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_order;
pub(crate) mod add_refund;
pub(crate) mod add_letter;
pub(crate) mod list_by_link;
pub(crate) mod list_by_url;
pub(crate) mod list_by_cursor;
pub(crate) mod list_by_header;
pub(crate) mod list_by_number;
pub(crate) mod list_by_offset;

pub use self::add_letter::*;
pub use self::add_order::*;
pub use self::add_refund::*;
pub use self::list_by_cursor::*;
pub use self::list_by_header::*;
pub use self::list_by_link::*;
pub use self::list_by_number::*;
pub use self::list_by_offset::*;
pub use self::list_by_url::*;
