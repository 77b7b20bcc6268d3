//! The cost of compiling the crates, compared with those of the peers.

mod compiler;
mod crates;

use super::{Outcome, Suite, documents, folder, machine};
use crate::cost::Cost;
use crate::ours::Generator;
use crate::peers::{Peer, Side, columns};
use crate::report::{self, Figure, Table};
use compiler::{Build, Compiler};
use crates::Crate;

/// The descriptions of real APIs that are compiled, if they are in the folder of descriptions.
const DOCUMENTS: [&str; 4] = ["asana-api", "github-api", "oxide-nexus", "stripe-api"];

/// The number of checks of each crate. The result is the median.
const ROUNDS: usize = 3;

/// The size in bytes from which the crates of a description are checked once and not built: each build takes
/// minutes.
const LARGE: u64 = 1_000_000;

/// Runs the suite. The results of one description are saved before the next one starts, which may take an
/// hour.
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
            match documents::size(&spec)? {
                LARGE.. => tables.measure_checks(&name, &crates)?,
                _ => tables.measure_builds(&name, &crates)?,
            }
            report::write_tables(Suite::Compile.name(), &tables.0, &machine())?;
        }
    }
    Ok(tables.0.to_vec())
}

/// Time and memory of a check, time and memory of a build, and the sizes of the input and output of LLVM.
struct Tables([Table; 6]);

impl Tables {
    fn new() -> Self {
        let titles = [
            "Milliseconds of `cargo check`",
            "MB of memory of `cargo check`",
            "Milliseconds of `cargo build --release`",
            "MB of memory of `cargo build --release`",
            "Instructions of LLVM, in thousands",
            "KB of machine code and constants",
        ];
        Self(titles.map(|title| Table::new(title, &columns("generated"))))
    }

    /// Measures the crates of one description; `None` for one that a generator does not support.
    fn measure_builds(&mut self, name: &str, crates: &[Option<Crate>]) -> Outcome<()> {
        let compiler = Compiler::new()?;
        let builds = crates.iter().map(|one| match one {
            Some(one) => compiler.build(one),
            None => Ok(None),
        });
        let builds = builds.collect::<Outcome<Vec<Option<Build>>>>()?;
        let compiled = crates.iter().zip(&builds);
        let compiled = compiled.map(|(one, build)| one.as_ref().filter(|_| build.is_some()));
        let checks = checks(&compiler, &compiled.collect::<Vec<_>>(), ROUNDS)?;
        self.add(name, &checks, &builds);
        Ok(())
    }

    /// Checks the crates of one description, once.
    fn measure_checks(&mut self, name: &str, crates: &[Option<Crate>]) -> Outcome<()> {
        let compiler = Compiler::new()?;
        let mut compiled = Vec::new();
        for one in crates {
            // This also compiles its dependencies.
            let one = one.as_ref();
            compiled.push(
                match one.map(|one| compiler.check(one)).transpose()?.flatten() {
                    Some(_) => one,
                    None => None,
                },
            );
        }
        self.add(
            name,
            &checks(&compiler, &compiled, 1)?,
            &vec![None; crates.len()],
        );
        Ok(())
    }

    fn add(&mut self, name: &str, checks: &[Option<Cost>], builds: &[Option<Build>]) {
        let figures: [Vec<Figure>; 6] = [
            of(checks, |cost| cost.milliseconds),
            of(checks, |cost| cost.megabytes),
            of(builds, |build| build.cost.milliseconds),
            of(builds, |build| build.cost.megabytes),
            of(builds, |build| build.instructions / 1e3),
            of(builds, |build| build.bytes / 1e3),
        ];
        for (table, figures) in self.0.iter_mut().zip(figures) {
            table.compare(name, figures);
        }
    }
}

/// The medians of checking each crate, in alternating order.
fn checks(
    compiler: &Compiler,
    crates: &[Option<&Crate>],
    rounds: usize,
) -> Outcome<Vec<Option<Cost>>> {
    let mut costs: Vec<Vec<Cost>> = vec![Vec::new(); crates.len()];
    for _ in 0..rounds {
        for (one, costs) in crates.iter().zip(&mut costs) {
            if let Some(one) = one {
                costs.extend(compiler.check(one)?);
            }
        }
    }
    Ok(costs.iter().map(|costs| Cost::median(costs)).collect())
}

fn of<T>(measured: &[Option<T>], figure: fn(&T) -> f64) -> Vec<Figure> {
    measured
        .iter()
        .map(|one| one.as_ref().map(figure))
        .collect()
}
