//! One request, in process.

use super::{Outcome, cargo_bench};
use crate::Case;
use crate::contender::REQUESTS;
use crate::report::{Metric, Summaries, Table};

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("bench", "server")?;
    Ok(vec![
        table("Instructions per request", Metric::Instructions)?,
        table("Allocations per request", Metric::Allocations)?,
    ])
}

fn table(title: &'static str, metric: Metric) -> Outcome<Table> {
    let columns = [
        "generated",
        "bare hyper types",
        "axum",
        "to bare",
        "to axum",
    ];
    let mut table = Table::new(title, &columns);
    let summaries = Summaries::of("target", "bench/server/server");
    for case in Case::ALL {
        let measurements =
            ["generated", "bare", "axum"].map(|contender| format!("{contender}.{}", case.id()));
        let figures = summaries.figures(measurements, metric, REQUESTS as f64)?;
        table.compare(case.title(), figures);
    }
    Ok(table)
}
