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

#[cfg(doctest)]
mod doc_tests;
