// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod by_default;
pub(crate) mod by_header;
pub(crate) mod by_query;
pub(crate) mod by_cookie;
pub(crate) mod by_basic;
pub(crate) mod by_digest;
pub(crate) mod by_oauth;
pub(crate) mod by_open_id;
pub(crate) mod by_token;
pub(crate) mod by_raw_header;
pub(crate) mod open;
pub(crate) mod open_too;
pub(crate) mod perhaps;
pub(crate) mod perhaps_either;
pub(crate) mod together;
pub(crate) mod either;
pub(crate) mod by_same_header;
pub(crate) mod by_any_text;

pub use self::by_any_text::*;
pub use self::by_basic::*;
pub use self::by_cookie::*;
pub use self::by_default::*;
pub use self::by_digest::*;
pub use self::by_header::*;
pub use self::by_oauth::*;
pub use self::by_open_id::*;
pub use self::by_query::*;
pub use self::by_raw_header::*;
pub use self::by_same_header::*;
pub use self::by_token::*;
pub use self::either::*;
pub use self::open::*;
pub use self::open_too::*;
pub use self::perhaps::*;
pub use self::perhaps_either::*;
pub use self::together::*;
