//! The instructions of generating both crates as the number of operations grows.

use std::fs;
use std::process::Command;

use super::outputs::Outputs;
use crate::ours::Generator;
use crate::report::Table;
use crate::suites::{Outcome, growth};

/// The numbers of operations of the descriptions.
const OPERATIONS: [usize; 3] = [1200, 300, 75];

/// Measures them.
pub fn table(generator: &Generator, outputs: &Outputs) -> Outcome<Table> {
    let columns = ["1,200", "300", "75", "to 300", "to 75"];
    let mut table = Table::new(
        "Thousands of instructions of an operation, by operations",
        &columns,
    );
    let counts = OPERATIONS.map(|operations| {
        let count = count_instructions(generator, outputs, operations);
        count.map(|count| count / operations as f64 / 1e3)
    });
    table.compare(
        "both crates",
        counts.into_iter().collect::<Outcome<Vec<f64>>>()?,
    );
    Ok(table)
}

fn count_instructions(generator: &Generator, outputs: &Outputs, operations: usize) -> Outcome<f64> {
    let out = outputs.fresh()?;
    let spec = out.join("description.yaml");
    fs::write(&spec, growth::description(operations / 3))?;
    let command = generator.command(&spec, "api", &out, None);
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    valgrind.arg(command.get_program()).args(command.get_args());
    let output = valgrind.output();
    let output = output.map_err(|error| format!("valgrind: {error}"))?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    parse_count(&stderr).ok_or_else(|| format!("valgrind counted nothing: {stderr}").into())
}

/// Parses the count at the end of callgrind's output.
fn parse_count(stderr: &str) -> Option<f64> {
    let (_, rest) = stderr.rsplit_once("Collected : ")?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::parse_count;

    #[test]
    fn the_count_follows_its_label() {
        let stderr = "==7== Events    : Ir\n==7== Collected : 123\n==7== \n";
        assert_eq!(parse_count(stderr), Some(123.0));
        assert_eq!(parse_count("==7== killed\n"), None);
    }
}
