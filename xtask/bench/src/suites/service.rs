//! The service on its database: durable creates, and reads among few animals and among many.

use super::{Outcome, service_table as table};
use crate::report::Table;

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    let creates = ["through the store", "bare loop", "to the loop"];
    let reads = ["of 10,000,000", "of 1,000", "to 1,000"];
    Ok(vec![
        table("creates", "Durable creates per second", &creates)?,
        table("reads", "Reads per second, from the store", &reads)?,
        table("requests", "Reads per second, as requests", &reads)?,
    ])
}
