//! Servers of one interface, side by side: the generated one, and the same
//! written by hand.
//!
//! Every [`Contender`] answers every [`Case`] with the same bytes, which a test
//! of this package shows before anything is measured.

pub mod answer;
pub mod axum;
pub mod bare;
pub mod by_hand;
pub mod case;
pub mod contender;
pub mod cost;
pub mod data;
pub mod generated;
pub mod json;
pub mod ours;
pub mod peers;
pub mod report;
pub mod suites;
pub mod weigh;

pub use case::Case;
pub use contender::{Contender, Prepared};
