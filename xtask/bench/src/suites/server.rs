//! One request, in process.

use super::{Outcome, bench_command, cargo_bench};
use crate::Case;
use crate::contender::REQUESTS;
use crate::report::{Metric, Summaries, Table};

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("bench", "server")?;
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
    let output = bench_command("bench", "times").output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let stdout = String::from_utf8_lossy(&output.stdout);
    for case in Case::ALL {
        let mut rows = stdout.lines().filter_map(|row| row.split_once('\t'));
        let row = rows.find(|(id, _)| *id == case.id());
        let (_, figures) = row.ok_or_else(|| format!("no times of {}", case.id()))?;
        let figures = figures.split('\t').map(str::parse);
        table.compare(case.title(), figures.collect::<Result<Vec<f64>, _>>()?);
    }
    Ok(table)
}
