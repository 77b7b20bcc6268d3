//! The cost of generating the crates, by the size of the description: compared with a lower bound, and with
//! the peers.

mod instructions;
mod outputs;
mod scatter;

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Outcome, documents, folder, run, target};
use crate::cost::Cost;
use crate::ours::Generator;
use crate::peers::{Peer, Side, columns};
use crate::report::{Figure, Table, write_plot};
use outputs::Outputs;
use scatter::Point;

/// The number of rounds. The result is the median.
const ROUNDS: usize = 3;

/// The number of descriptions in the tables: that of this repository, and the largest.
const SHOWN: usize = 12;

/// Measures the description of this repository, and those of the folder in the environment variable.
pub fn measure() -> Outcome<Vec<Table>> {
    let mut specs = vec![folder().join("../../spec/openapi.yaml")];
    specs.extend(documents::all()?);
    let generator = Generator::build()?;
    let yardstick = yardstick()?;
    let outputs = Outputs::new()?;
    let mut measurements = Vec::new();
    for spec in &specs {
        measurements.extend(Measurement::measure(
            &generator, &yardstick, &outputs, spec,
        )?);
    }
    let points: Vec<Point> = measurements.iter().map(Measurement::point).collect();
    write_plot("generator-growth.svg", &scatter::svg(&points)?)?;
    let mut tables = growth_tables(&measurements);
    tables.push(instructions::table(&generator, &outputs)?);
    tables.extend(compare_with_peers(&generator, &outputs, &specs)?);
    Ok(tables)
}

/// The cost of one description.
struct Measurement {
    name: String,
    bytes: u64,
    both: Cost,
    lower_bound: Cost,
}

impl Measurement {
    /// Measures a description; `None` if it cannot be generated.
    fn measure(
        generator: &Generator,
        yardstick: &Path,
        outputs: &Outputs,
        spec: &Path,
    ) -> Outcome<Option<Self>> {
        let mut costs = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let out = outputs.fresh()?;
            let Some(both) = Cost::of(&mut generator.command(spec, "api", &out, None))? else {
                return Ok(None);
            };
            let mut lower_bound = Command::new(yardstick);
            lower_bound.arg(spec).arg(&out);
            costs.0.push(both);
            costs.1.extend(Cost::of(&mut lower_bound)?);
        }
        let medians = Cost::median(&costs.0).zip(Cost::median(&costs.1));
        let bytes = documents::size(spec)?;
        Ok(medians.map(|(both, lower_bound)| Self {
            name: documents::name(spec),
            bytes,
            both,
            lower_bound,
        }))
    }

    fn title(&self) -> String {
        format!("`{}`, {} kB", self.name, self.bytes / 1000)
    }

    /// The memory goal for a description of this size, in MB: 20 MiB and 15 times the description.
    fn allowed(&self) -> f64 {
        (self.bytes as f64).mul_add(15.0, f64::from(20 << 20)) / 1e6
    }

    const fn point(&self) -> Point {
        Point {
            bytes: self.bytes as f64,
            milliseconds: self.both.milliseconds,
            megabytes: self.both.megabytes,
        }
    }
}

/// The largest descriptions.
fn growth_tables(measurements: &[Measurement]) -> Vec<Table> {
    let title =
        "Milliseconds of both crates, and of parsing the description and printing the same files";
    let columns = [
        "generator",
        "parsing and printing",
        "to parsing and printing",
    ];
    let mut time = Table::new(title, &columns);
    let title = "MB of memory, and 20 MiB and 15 times the description";
    let mut memory = Table::new(title, &["generator", "allowed", "to allowed"]);
    for measurement in measurements.iter().take(SHOWN) {
        time.compare(
            &measurement.title(),
            [
                measurement.both.milliseconds,
                measurement.lower_bound.milliseconds,
            ],
        );
        memory.compare(
            &measurement.title(),
            [measurement.both.megabytes, measurement.allowed()],
        );
    }
    vec![time, memory]
}

/// The cost of one crate at a time, compared with the peers.
fn compare_with_peers(
    generator: &Generator,
    outputs: &Outputs,
    specs: &[PathBuf],
) -> Outcome<Vec<Table>> {
    let mut time = Table::new("Milliseconds of one crate", &columns("generator"));
    let mut memory = Table::new("MB of memory of one crate", &columns("generator"));
    for spec in specs.iter().take(SHOWN) {
        for side in Side::BOTH {
            let costs = costs_of_one_crate(generator, outputs, spec, side)?;
            let name = format!("`{}`, {}", documents::name(spec), side.name());
            let of = |figure: fn(&Cost) -> f64| -> Vec<Figure> {
                let costs = costs.iter();
                costs.map(|cost| cost.as_ref().map(figure)).collect()
            };
            time.compare(&name, of(|cost| cost.milliseconds));
            memory.compare(&name, of(|cost| cost.megabytes));
        }
    }
    Ok(vec![time, memory])
}

/// The medians of the alternating generators; `None` if unsupported.
fn costs_of_one_crate(
    generator: &Generator,
    outputs: &Outputs,
    spec: &Path,
    side: Side,
) -> Outcome<Vec<Option<Cost>>> {
    let mut costs = vec![Vec::new(); 1 + Peer::ALL.len()];
    for _ in 0..ROUNDS {
        for (index, costs) in costs.iter_mut().enumerate() {
            let out = outputs.fresh()?;
            let command = match index.checked_sub(1) {
                None => Some(generator.command(spec, "api", &out, Some(side.name()))),
                Some(peer) => Peer::ALL[peer].command(side, spec, &out.join("api")),
            };
            if let Some(mut command) = command {
                costs.extend(Cost::of(&mut command)?);
            }
        }
    }
    // A generator that fails once has no figure.
    let whole = costs
        .iter()
        .map(|costs| (costs.len() == ROUNDS).then_some(costs));
    Ok(whole.map(|costs| Cost::median(costs?)).collect())
}

/// Builds the program that is the lower bound.
fn yardstick() -> Outcome<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(folder());
    run(cargo.args(["build", "--quiet", "--release", "--package", "yardstick"]))?;
    Ok(target().join("release/yardstick"))
}
