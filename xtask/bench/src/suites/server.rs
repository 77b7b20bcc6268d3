//! One request, in process.

use super::{Outcome, bench_command, cargo_bench, run, target};
use crate::Case;
use crate::contender::REQUESTS;
use crate::report::{self, Metric, Summaries, Table};

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("bench", "server")?;
    run(&mut bench_command("bench", "times"))?;
    Ok(vec![
        table("Instructions per request", Metric::Instructions)?,
        table("Allocations per request", Metric::Allocations)?,
        times()?,
    ])
}

const CONTENDERS: [&str; 3] = ["generated", "bare", "axum"];

const COLUMNS: [&str; 5] = [
    "generated",
    "bare hyper types",
    "axum",
    "to bare",
    "to axum",
];

fn table(title: &'static str, metric: Metric) -> Outcome<Table> {
    let mut table = Table::new(title, &COLUMNS);
    let summaries = Summaries::of("target", "bench/server/server");
    for case in Case::ALL {
        let measurements = CONTENDERS.map(|contender| format!("{contender}.{}", case.id()));
        let figures = summaries.figures(measurements, metric, REQUESTS as f64)?;
        table.compare(case.title(), figures);
    }
    Ok(table)
}

fn times() -> Outcome<Table> {
    let mut table = Table::new("Nanoseconds per request, medians", &COLUMNS);
    let criterion = target().join("criterion");
    for case in Case::ALL {
        let medians = CONTENDERS.map(|name| report::median(&criterion, case.id(), name));
        let medians: Vec<f64> = medians.into_iter().collect::<Outcome<_>>()?;
        table.compare(case.title(), medians);
    }
    Ok(table)
}
