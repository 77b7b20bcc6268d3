//! Large bodies from one process to another: the generated server and client beside the same by hand on hyper.
//!
//! Both servers send the same bytes, and both clients read the same from them, which a test of this package shows before
//! anything is measured.

pub mod by_hand;
pub mod case;
pub mod client;
pub mod data;
pub mod server;
pub mod usage;

use std::error::Error;

pub use case::Case;

/// A value, or why there is none.
pub type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;
