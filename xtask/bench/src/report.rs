//! The results, and the places where they are published.

mod gungraun;
mod plot;
mod readme;
mod table;

pub use gungraun::{Metric, Summaries};
pub use readme::{write_plot, write_tables};
pub use table::{Figure, Table};
