//! Large bodies between two processes: throughput, processor time and memory.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::wrk::Server;
use super::{Outcome, folder, medians_of, run, target};
use crate::report::Table;

/// The servers and clients, in the order of the columns.
const CONTENDERS: [&str; 2] = ["generated", "bare"];

const COLUMNS: [&str; 3] = ["generated", "bare hyper", "to bare"];

/// The number of rounds, in new processes. The result is the median.
const ROUNDS: usize = 9;

/// A body: its name in the program, its count, its title, and its rate.
struct Case {
    name: &'static str,
    count: u32,
    title: &'static str,
    /// The unit that is counted per second, and its size.
    rate: (&'static str, f64),
}

const MIB: f64 = 1024.0 * 1024.0;

const CASES: [Case; 4] = [
    Case {
        name: "animals",
        count: 100_000,
        title: "list of 100,000 animals",
        rate: ("thousands of animals, of 100,000", 1e3),
    },
    Case {
        name: "upload",
        count: 1 << 30,
        title: "1 GiB to the server",
        rate: ("MiB to the server, of 1 GiB", MIB),
    },
    Case {
        name: "download",
        count: 1 << 30,
        title: "1 GiB to the client",
        rate: ("MiB to the client, of 1 GiB", MIB),
    },
    Case {
        name: "moves",
        count: 1_000_000,
        title: "1,000,000 events",
        rate: ("thousands of events, of 1,000,000", 1e3),
    },
];

/// The output of the program: nanoseconds; KiB and processor nanoseconds of the server, then of the client.
type Figures = [f64; 5];

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    let program = program()?;
    let mut rates = Table::new("Per second", &COLUMNS);
    let mut memory = Table::new("KiB of memory above the idle process", &COLUMNS);
    let mut busy = Table::new("Milliseconds of processors", &COLUMNS);
    for case in CASES {
        let medians = medians(&program, &case)?;
        let of = |index: usize| medians.iter().map(move |figures| figures[index]);
        let (name, unit) = case.rate;
        let units = f64::from(case.count) / unit;
        rates.compare(name, of(0).map(|nanoseconds| units * 1e9 / nanoseconds));
        for (index, side) in [(1, "server"), (3, "client")] {
            let name = format!("{}, {side}", case.title);
            memory.compare(&name, of(index));
            busy.compare(&name, of(index + 1).map(|nanoseconds| nanoseconds / 1e6));
        }
    }
    Ok(vec![rates, memory, busy])
}

/// Builds the program that runs the contenders, after its tests have passed.
fn program() -> Outcome<PathBuf> {
    let (bodies, workspace) = (folder().join("bodies"), folder().join("../.."));
    let mut cargo = Command::new("cargo");
    cargo.current_dir(workspace).args(["xtask", "codegen"]);
    cargo.args(["--stub", "--name", "bodies", "--spec"]);
    cargo.arg(bodies.join("openapi.yaml"));
    run(cargo.arg("--out").arg(bodies.join("crates")))?;
    for task in ["test", "build"] {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&bodies).args([task, "--release"]);
        run(cargo.arg("--target-dir").arg(target()))?;
    }
    Ok(target().join("release/bodies"))
}

/// The medians of each contender, in alternating order.
fn medians(program: &Path, case: &Case) -> Outcome<Vec<Figures>> {
    let mut rounds: [Vec<Figures>; 2] = Default::default();
    for _ in 0..ROUNDS {
        for (contender, figures) in CONTENDERS.iter().zip(&mut rounds) {
            figures.push(once(program, contender, case)?);
        }
    }
    Ok(rounds.iter().map(|figures| medians_of(figures)).collect())
}

fn once(program: &Path, contender: &str, case: &Case) -> Outcome<Figures> {
    let server = Server::start(Command::new(program).args(["serve", contender]))?;
    let mut measure = Command::new(program);
    measure.args(["measure", contender, server.port()]);
    measure.args([&server.process().to_string(), case.name]);
    let output = measure.arg(case.count.to_string()).output()?;
    let stdout = String::from_utf8_lossy(&output.stdout);
    figures(&stdout).ok_or_else(|| {
        let error = String::from_utf8_lossy(&output.stderr);
        format!("{contender}, {}: {stdout}{error}", case.name).into()
    })
}

fn figures(stdout: &str) -> Option<Figures> {
    let figures = stdout.split_whitespace().map(str::parse);
    let figures: Vec<f64> = figures.collect::<Result<_, _>>().ok()?;
    figures.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::figures;

    #[test]
    fn a_failure_is_not_a_result() {
        assert_eq!(figures("1 2 3 4 5\n"), Some([1.0, 2.0, 3.0, 4.0, 5.0]));
        assert_eq!(figures(""), None);
        assert_eq!(figures("1 2 3\n"), None);
    }
}
