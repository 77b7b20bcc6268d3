//! The program of the service under load for long: ever more requests a second, good and hostile
//! clients for ten minutes, and a crowd that sends nothing.

mod line;

use std::process::Command;

use super::{Outcome, folder, run, service_rows, service_table as table, target};
use crate::report::{self, Table};

/// Runs the suite.
pub fn measure() -> Outcome<Vec<Table>> {
    build()?;
    let within = ["99 percent", "50 percent", "99 to 50"];
    let loads = ["with 12,000 idle clients", "alone", "to alone"];
    let tables = vec![
        table("soak-rates", "Latency in microseconds", &within)?,
        table(
            "soak-crowd",
            "Latency in microseconds, with idle clients and alone",
            &loads,
        )?,
    ];
    let memory = service_rows("soak-mix")?;
    let memory = memory.iter().filter_map(|(_, kib)| kib.first().copied());
    let memory: Vec<f64> = memory.map(|kib| kib / 1024.0).collect();
    report::write_plot("soak-memory.svg", &line::svg("MiB of memory", &memory)?)?;
    Ok(tables)
}

/// Builds the service program and the program that measures it.
fn build() -> Outcome<()> {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(folder().join("../.."));
    cargo.args(["build", "--release", "--package", "service"]);
    run(cargo.arg("--target-dir").arg(target()))
}
