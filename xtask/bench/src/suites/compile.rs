//! What it costs to compile the crates, beside those of the peers.

mod compiler;
mod crates;

use super::{Outcome, documents, folder};
use crate::cost::Cost;
use crate::ours::Generator;
use crate::peers::{Peer, Side, columns};
use crate::report::{Figure, Table};
use compiler::{Compiler, Work};
use crates::Crate;

/// The descriptions of real APIs that are compiled, where they are in the folder of those.
const DOCUMENTS: [&str; 3] = ["oxide-nexus", "stripe-api", "github-api"];

/// How often each crate is checked. The medians count.
const ROUNDS: usize = 3;

/// How often each crate is built for release.
const RELEASES: usize = 1;

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    let generator = Generator::build()?;
    let mut tables = Tables::new();
    let mut specs = vec![folder().join("../../spec/openapi.yaml")];
    let real = documents::all()?.into_iter();
    specs.extend(real.filter(|path| DOCUMENTS.contains(&documents::name(path).as_str())));
    specs.sort_by_cached_key(|path| documents::size(path).ok());
    for spec in specs {
        for side in Side::BOTH {
            let mut crates = vec![crates::ours(&generator, &spec, side)?];
            for peer in Peer::ALL {
                crates.push(crates::peers(peer, &spec, side)?);
            }
            let name = format!("`{}`, {}", documents::name(&spec), side.name());
            tables.fill(&name, &crates)?;
        }
    }
    Ok(tables.0.to_vec())
}

/// Time and memory of a check, time and memory of a build, and the size of what is compiled.
struct Tables([Table; 5]);

impl Tables {
    fn new() -> Self {
        let titles = [
            "Milliseconds of `cargo check`",
            "MB of memory of `cargo check`",
            "Milliseconds of `cargo build --release`",
            "MB of memory of `cargo build --release`",
            "Instructions of LLVM, in thousands",
        ];
        Self(titles.map(|title| Table::new(title, &columns("generated"))))
    }

    /// Measures the crates of one description; `None` stands for one that a generator cannot write.
    fn fill(&mut self, name: &str, crates: &[Option<Crate>]) -> Outcome<()> {
        let compiler = Compiler::new()?;
        let crates = crates.iter().map(|one| match one {
            Some(one) => compiler.compiles(one).map(|good| good.then_some(one)),
            None => Ok(None),
        });
        let crates = crates.collect::<Outcome<Vec<Option<&Crate>>>>()?;
        let checks = medians(&compiler, &crates, Work::Check, ROUNDS)?;
        let builds = medians(&compiler, &crates, Work::Release, RELEASES)?;
        let instructions = crates.iter().map(|one| match one {
            Some(one) => compiler.instructions(one),
            None => Ok(None),
        });
        let instructions = instructions.collect::<Outcome<Vec<Figure>>>()?;
        let [check_time, check_memory, build_time, build_memory, size] = &mut self.0;
        check_time.compare(name, figures(&checks, |cost| cost.milliseconds));
        check_memory.compare(name, figures(&checks, |cost| cost.megabytes));
        build_time.compare(name, figures(&builds, |cost| cost.milliseconds));
        build_memory.compare(name, figures(&builds, |cost| cost.megabytes));
        size.compare(
            name,
            instructions
                .iter()
                .map(|count| count.map(|count| count / 1e3)),
        );
        Ok(())
    }
}

/// The medians of each crate, which take turns.
fn medians(
    compiler: &Compiler,
    crates: &[Option<&Crate>],
    work: Work,
    rounds: usize,
) -> Outcome<Vec<Option<Cost>>> {
    let mut costs: Vec<Vec<Cost>> = vec![Vec::new(); crates.len()];
    for _ in 0..rounds {
        for (one, costs) in crates.iter().zip(&mut costs) {
            if let Some(one) = one {
                costs.extend(compiler.cost(one, work)?);
            }
        }
    }
    Ok(costs.iter().map(|costs| Cost::median(costs)).collect())
}

fn figures(costs: &[Option<Cost>], figure: fn(Cost) -> f64) -> Vec<Figure> {
    costs.iter().map(|cost| cost.map(figure)).collect()
}
