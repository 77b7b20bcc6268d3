// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod by_default;
mod by_header;
mod by_query;
mod by_cookie;
mod by_basic;
mod by_digest;
mod by_oauth;
mod by_open_id;
mod by_token;
mod by_raw_header;
mod open;
mod open_too;
mod perhaps;
mod perhaps_either;
mod together;
mod either;
mod by_same_header;
mod by_any_text;

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
