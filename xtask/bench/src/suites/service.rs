//! The service on its database: durable creates, and reads among few animals and among many.

use super::{Outcome, service_rows};
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

/// The rows that the program prints for `what`.
fn table(what: &str, title: &'static str, columns: &[&'static str]) -> Outcome<Table> {
    let mut table = Table::new(title, columns);
    for (name, figures) in service_rows(what)? {
        table.compare(&name, figures);
    }
    Ok(table)
}
