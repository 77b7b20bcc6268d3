//! Large bodies between two processes: the generated server and client compared with handwritten ones on
//! hyper.
//!
//! Both servers send the same bytes, and both clients read the same from them, which a test of this package
//! verifies.

pub mod by_hand;
pub mod case;
pub mod client;
pub mod data;
pub mod server;
pub mod usage;

use std::error::Error;

pub use case::Case;

/// A value, or an error.
pub type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;
