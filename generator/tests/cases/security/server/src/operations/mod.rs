// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

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

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ByDefault,
        Self::ByHeader,
        Self::ByQuery,
        Self::ByCookie,
        Self::ByBasic,
        Self::ByDigest,
        Self::ByOauth,
        Self::ByOpenId,
        Self::ByToken,
        Self::ByRawHeader,
        Self::Open,
        Self::OpenToo,
        Self::Perhaps,
        Self::PerhapsEither,
        Self::Together,
        Self::Either,
        Self::BySameHeader,
        Self::ByAnyText,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ByDefault => "byDefault",
            Self::ByHeader => "byHeader",
            Self::ByQuery => "byQuery",
            Self::ByCookie => "byCookie",
            Self::ByBasic => "byBasic",
            Self::ByDigest => "byDigest",
            Self::ByOauth => "byOauth",
            Self::ByOpenId => "byOpenId",
            Self::ByToken => "byToken",
            Self::ByRawHeader => "byRawHeader",
            Self::Open => "open",
            Self::OpenToo => "openToo",
            Self::Perhaps => "perhaps",
            Self::PerhapsEither => "perhapsEither",
            Self::Together => "together",
            Self::Either => "either",
            Self::BySameHeader => "bySameHeader",
            Self::ByAnyText => "byAnyText",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ByDefault => Method::GET,
            Self::ByHeader => Method::GET,
            Self::ByQuery => Method::GET,
            Self::ByCookie => Method::GET,
            Self::ByBasic => Method::GET,
            Self::ByDigest => Method::GET,
            Self::ByOauth => Method::GET,
            Self::ByOpenId => Method::GET,
            Self::ByToken => Method::GET,
            Self::ByRawHeader => Method::GET,
            Self::Open => Method::GET,
            Self::OpenToo => Method::GET,
            Self::Perhaps => Method::GET,
            Self::PerhapsEither => Method::GET,
            Self::Together => Method::GET,
            Self::Either => Method::GET,
            Self::BySameHeader => Method::GET,
            Self::ByAnyText => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ByDefault => "/by-default",
            Self::ByHeader => "/header",
            Self::ByQuery => "/query",
            Self::ByCookie => "/cookie",
            Self::ByBasic => "/basic",
            Self::ByDigest => "/digest",
            Self::ByOauth => "/oauth",
            Self::ByOpenId => "/open-id",
            Self::ByToken => "/token",
            Self::ByRawHeader => "/raw",
            Self::Open => "/open",
            Self::OpenToo => "/open-too",
            Self::Perhaps => "/perhaps",
            Self::PerhapsEither => "/perhaps-either",
            Self::Together => "/together",
            Self::Either => "/either",
            Self::BySameHeader => "/same-header",
            Self::ByAnyText => "/any-text",
        }
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
