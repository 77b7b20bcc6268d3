//! What was measured, and where it is told.

mod gungraun;
mod plot;
mod readme;
mod table;

pub use gungraun::{Metric, Summaries};
pub use readme::write_tables;
pub use table::{Figure, Table};
