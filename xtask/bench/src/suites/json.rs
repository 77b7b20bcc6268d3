//! A list as JSON.

use super::{Outcome, cargo_bench};
use crate::json::ANIMALS;
use crate::report::{Metric, Summaries, Table};

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("bench", "json")?;
    let columns = [
        "generated",
        "derived serde",
        "generated, by serde",
        "to derived",
        "to by serde",
    ];
    let mut table = Table::new("Instructions per animal", &columns);
    let summaries = Summaries::of("target", "bench/json/list");
    for way in ["read", "write"] {
        let measurements = ["generated", "derived", "generated_by_serde"]
            .map(|contender| format!("{way}_{contender}.list"));
        let figures = summaries.figures(measurements, Metric::Instructions, ANIMALS as f64)?;
        table.compare(way, figures);
    }
    Ok(vec![table])
}
