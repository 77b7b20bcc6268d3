//! Servers of one interface: the generated one and handwritten ones.
//!
//! Every [`Contender`] responds to every [`Case`] with the same bytes, which a test
//! of this package verifies.

pub mod axum;
pub mod bare;
pub mod by_hand;
pub mod case;
pub mod compiler_wrapper;
pub mod contender;
pub mod cost;
pub mod data;
pub mod generated;
pub mod json;
pub mod ours;
pub mod peers;
pub mod report;
pub mod response;
pub mod suites;

pub use case::Case;
pub use contender::{Contender, Prepared};
