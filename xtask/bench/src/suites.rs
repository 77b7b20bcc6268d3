//! The suites of benchmarks, each with its tables.

mod bodies;
mod client;
mod compile;
mod documents;
mod generator;
mod growth;
mod json;
mod limits;
mod load;
mod machine;
mod peers;
mod server;
mod service;
mod soak;
mod sockets;
mod wrk;

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::process::Command;

use crate::report::Table;

/// A value, or an error.
pub type Outcome<T> = Result<T, Box<dyn Error>>;

/// A suite of benchmarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suite {
    /// One request, in process.
    Server,
    /// One request to the servers of other generators, in process.
    Peers,
    /// Requests per second, over sockets.
    Sockets,
    /// A list as JSON.
    Json,
    /// One call of the client.
    Client,
    /// One request as the number of operations grows.
    Growth,
    /// Large bodies from one process to another.
    Bodies,
    /// The service on its database.
    Service,
    /// Keys, limits and logs of the service.
    Limits,
    /// The service under load, next to an axum service that only says hello.
    Load,
    /// The service under load for long.
    Soak,
    /// The cost of compiling the crates.
    Compile,
    /// The cost of generating the crates.
    Generator,
}

impl Suite {
    /// Every suite.
    pub const ALL: [Self; 13] = [
        Self::Server,
        Self::Peers,
        Self::Sockets,
        Self::Json,
        Self::Client,
        Self::Growth,
        Self::Bodies,
        Self::Service,
        Self::Limits,
        Self::Load,
        Self::Soak,
        Self::Compile,
        Self::Generator,
    ];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Peers => "peers",
            Self::Sockets => "sockets",
            Self::Json => "json",
            Self::Client => "client",
            Self::Growth => "growth",
            Self::Bodies => "bodies",
            Self::Service => "service",
            Self::Limits => "limits",
            Self::Load => "load",
            Self::Soak => "soak",
            Self::Compile => "compile",
            Self::Generator => "generator",
        }
    }

    /// The suite of a name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suite| suite.name() == name)
    }

    /// Measures it.
    pub fn measure(self) -> Outcome<Vec<Table>> {
        match self {
            Self::Server => server::measure(),
            Self::Peers => peers::measure(),
            Self::Sockets => sockets::measure(),
            Self::Json => json::measure(),
            Self::Client => client::measure(),
            Self::Growth => growth::measure(),
            Self::Bodies => bodies::measure(),
            Self::Service => service::measure(),
            Self::Limits => limits::measure(),
            Self::Load => load::measure(),
            Self::Soak => soak::measure(),
            Self::Compile => compile::measure(),
            Self::Generator => generator::measure(),
        }
    }
}

/// The machine and the tools of the measurements.
pub use machine::described as machine;

/// Runs a benchmark of this workspace that counts instructions.
fn cargo_bench(package: &str, bench: &str) -> Outcome<()> {
    run(bench_command(package, bench).args(["--", "--save-summary=json"]))
}

/// A command that runs a benchmark of this workspace.
fn bench_command(package: &str, bench: &str) -> Command {
    let arguments = ["bench", "--package", package, "--bench", bench];
    let mut cargo = Command::new("cargo");
    cargo.current_dir(folder()).args(arguments);
    cargo
}

/// Runs a program, which must succeed.
pub(crate) fn run(command: &mut Command) -> Outcome<()> {
    let status = command.status();
    let status = status.map_err(|error| format!("{command:?}: {error}"))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("{command:?}: {status}").into()),
    }
}

/// The rows that the program of the service prints for `benchmark`: a name, and figures.
fn service_rows(benchmark: &str) -> Outcome<Vec<(String, Vec<f64>)>> {
    let mut command = Command::new(service_program()?);
    let output = command.arg(benchmark).arg(databases()).output()?;
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{benchmark}: {stdout}{stderr}").into());
    }
    eprint!("{stderr}");
    let rows = stdout.lines().map(|row| {
        let (name, figures) = row.split_once('\t').ok_or("a row has no figures")?;
        let figures = figures.split('\t').map(str::parse);
        Ok((name.to_owned(), figures.collect::<Result<_, _>>()?))
    });
    rows.collect()
}

/// Runs a benchmark of the service, and returns its results as a table.
fn service_table(benchmark: &str, title: &'static str, columns: &[&'static str]) -> Outcome<Table> {
    let mut table = Table::new(title, columns);
    for (name, figures) in service_rows(benchmark)? {
        table.compare(&name, figures);
    }
    Ok(table)
}

/// The program that measures and serves the service, built.
fn service_program() -> Outcome<PathBuf> {
    let mut cargo = Command::new("cargo");
    let arguments = ["build", "--release", "--package", "service-bench"];
    run(cargo.current_dir(folder()).args(arguments))?;
    Ok(target().join("release/service-bench"))
}

/// The directory of the databases of the service.
fn databases() -> PathBuf {
    target().join("service-bench")
}

/// The median.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}

/// The medians of several figures.
pub fn medians_of<const N: usize>(rounds: &[[f64; N]]) -> [f64; N] {
    std::array::from_fn(|index| median(rounds.iter().map(|figures| figures[index]).collect()))
}

/// The folder of this package.
pub(crate) fn folder() -> PathBuf {
    env!("CARGO_MANIFEST_DIR").into()
}

/// The target folder.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| folder().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_the_middle_value() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
