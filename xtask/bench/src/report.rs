//! What was measured, and where it is told.

mod gungraun;
mod readme;
mod table;

pub use gungraun::{Metric, Summaries};
pub use readme::write;
pub use table::Table;
