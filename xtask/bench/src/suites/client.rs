//! One call of the client.

use super::{Outcome, cargo_bench, peers};
use crate::peers::Peer;
use crate::report::{Metric, Summaries, Table};

/// The number of calls in a measurement.
const CALLS: f64 = 100.0;

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("client-bench", "client")?;
    let progenitor = peers::bench(Peer::Progenitor)?;
    let columns = [
        "generated",
        "progenitor",
        "`reqwest` by hand",
        "to progenitor",
        "to by hand",
    ];
    let mut table = Table::new("Instructions per call", &columns);
    let ours = Summaries::of("target", "client-bench/client/client");
    let theirs = Summaries::of("target", "progenitor-bench/peer/peer");
    for (call, title) in [
        ("list_pets", "`listPets`, 20 animals"),
        ("create_pet", "`createPet`"),
        ("get_pet", "`getPet`"),
    ] {
        let count = |summaries: &Summaries, contender: &str| {
            summaries.figure(&format!("{contender}.{call}"), Metric::Instructions)
        };
        let figures = [
            Some(count(&ours, "generated")?),
            progenitor.then(|| count(&theirs, "client")).transpose()?,
            Some(count(&ours, "by_hand")?),
        ];
        table.compare(title, figures.map(|figure| figure.map(|all| all / CALLS)));
    }
    Ok(vec![table])
}
