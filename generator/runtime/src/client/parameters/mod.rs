//! Parameters of calls.

pub mod finite;
pub mod querystring;
pub mod reserved;
pub mod reserved_structured;
pub mod structured;
pub mod styled;
pub mod unencoded_cookie;
