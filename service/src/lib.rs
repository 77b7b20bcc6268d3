//! The Animal Adoption Store Service: what stands behind the generated server.
//!
//! [`api`] implements the operations of the interface with three things: the
//! animals ([`store`]), the API keys ([`keys`]) and the rate limits
//! ([`limits`]). All three keep their data in one [`database`]. [`serve`] is
//! the HTTP loop, [`log`] the line that each request leaves, [`cli`] puts
//! everything together. [`front`] puts [`pages`] before the interface.

pub mod api;
pub mod app;
pub mod cli;
pub mod clock;
pub mod database;
pub mod forwarded;
pub mod front;
pub mod keys;
pub mod limits;
pub mod log;
pub mod metrics;
pub mod pages;
pub mod serve;
pub mod store;
pub mod traces;

/// The examples of the README, which must compile.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
