//! The Animal Adoption Store Service, an implementation of the generated server's traits.
//!
//! [`api`] implements the operations with three parts: the animals ([`store`]), the API keys ([`keys`])
//! and the rate limits ([`limits`]). All three keep their data in one [`database`]. [`server`] serves
//! them over HTTP, together with the [`pages`] of the description and those for monitoring ([`health`]).
//! [`cli`] is the command line, [`telemetry`] the log and the traces, and [`metrics`] the metrics.

pub mod api;
pub mod app;
pub mod cli;
pub mod clock;
pub mod database;
pub mod forwarded;
pub mod health;
pub mod keys;
pub mod limits;
pub mod metrics;
pub mod pages;
pub mod server;
pub mod store;
pub mod telemetry;

/// The examples of the README and of the book's guides, which must compile.
#[cfg(doctest)]
pub mod examples {
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
}
