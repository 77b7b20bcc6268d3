//! One call of the client.

use super::{Outcome, cargo_bench};
use crate::report::{Metric, Summaries, Table};

/// How many calls a measurement makes.
const CALLS: f64 = 100.0;

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("client-bench", "client")?;
    let columns = ["generated", "`reqwest` by hand", "to by hand"];
    let mut table = Table::new("Instructions per call", &columns);
    let summaries = Summaries::of("target", "client-bench/client/client");
    for (call, title) in [
        ("list_pets", "`listPets`, 20 animals"),
        ("create_pet", "`createPet`"),
        ("get_pet", "`getPet`"),
    ] {
        let measurements = ["generated", "by_hand"].map(|contender| format!("{contender}.{call}"));
        let figures = summaries.figures(measurements, Metric::Instructions, CALLS)?;
        table.compare(title, figures);
    }
    Ok(vec![table])
}
