// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

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

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /by-default`
    ByDefault,
    /// `GET /header`
    ByHeader,
    /// `GET /query`
    ByQuery,
    /// `GET /cookie`
    ByCookie,
    /// `GET /basic`
    ByBasic,
    /// `GET /digest`
    ByDigest,
    /// `GET /oauth`
    ByOauth,
    /// `GET /open-id`
    ByOpenId,
    /// `GET /token`
    ByToken,
    /// `GET /raw`
    ByRawHeader,
    /// `GET /open`
    Open,
    /// `GET /open-too`
    OpenToo,
    /// `GET /perhaps`
    Perhaps,
    /// `GET /perhaps-either`
    PerhapsEither,
    /// `GET /together`
    Together,
    /// `GET /either`
    Either,
    /// `GET /same-header`
    BySameHeader,
    /// `GET /any-text`
    ByAnyText,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ByDefault: Method::GET, "/by-default", "byDefault";
        ByHeader: Method::GET, "/header", "byHeader";
        ByQuery: Method::GET, "/query", "byQuery";
        ByCookie: Method::GET, "/cookie", "byCookie";
        ByBasic: Method::GET, "/basic", "byBasic";
        ByDigest: Method::GET, "/digest", "byDigest";
        ByOauth: Method::GET, "/oauth", "byOauth";
        ByOpenId: Method::GET, "/open-id", "byOpenId";
        ByToken: Method::GET, "/token", "byToken";
        ByRawHeader: Method::GET, "/raw", "byRawHeader";
        Open: Method::GET, "/open", "open";
        OpenToo: Method::GET, "/open-too", "openToo";
        Perhaps: Method::GET, "/perhaps", "perhaps";
        PerhapsEither: Method::GET, "/perhaps-either", "perhapsEither";
        Together: Method::GET, "/together", "together";
        Either: Method::GET, "/either", "either";
        BySameHeader: Method::GET, "/same-header", "bySameHeader";
        ByAnyText: Method::GET, "/any-text", "byAnyText";
    }
}

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
