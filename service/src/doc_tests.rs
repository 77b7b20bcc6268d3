//! The examples of the README and of the book's guides, which must compile.

#[doc = include_str!("../../README.md")]
pub struct Readme;
#[doc = include_str!("../../generator/book/src/client/calls.md")]
pub struct Calls;
#[doc = include_str!("../../generator/book/src/client/retries.md")]
pub struct Retries;
#[doc = include_str!("../../generator/book/src/client/pagination.md")]
pub struct Pagination;
#[doc = include_str!("../../generator/book/src/client/transports.md")]
pub struct Transports;
#[doc = include_str!("../../generator/book/src/client/tests.md")]
pub struct Tests;
#[doc = include_str!("../../generator/book/src/server/traits.md")]
pub struct Traits;
#[doc = include_str!("../../generator/book/src/server/requests.md")]
pub struct Requests;
#[doc = include_str!("../../generator/book/src/server/errors.md")]
pub struct Errors;
