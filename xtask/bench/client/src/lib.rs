//! Clients of one interface, side by side: the generated one, and the same written by hand on the
//! HTTP library under it.
//!
//! Both send the same requests and read the same answers, which a test of this package shows
//! before anything is measured.

pub mod by_hand;
pub mod call;
pub mod contender;
pub mod generated;
pub mod noted;
pub mod server;

pub use call::Call;
pub use contender::{Contender, Prepared};
