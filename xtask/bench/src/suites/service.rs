//! The service on its database: durable creates, and reads among few animals and among many.

use std::process::Command;

use super::{Outcome, databases, service_program};
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
    let output = Command::new(service_program()?)
        .arg(what)
        .arg(databases())
        .output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{what}: {said}{error}").into());
    }
    let mut table = Table::new(title, columns);
    for row in said.lines() {
        let (name, figures) = row.split_once('\t').ok_or("a row has no figures")?;
        let figures = figures.split('\t').map(str::parse::<f64>);
        table.compare(name, figures.collect::<Result<Vec<_>, _>>()?);
    }
    Ok(table)
}
