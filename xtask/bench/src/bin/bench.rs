//! Measures suites, prints their tables, and writes them into `README.md`.

use bench::suites::{Outcome, Suite, machine};
use bench::{compiler_wrapper, report};

fn main() -> Outcome<()> {
    if let Some(code) = compiler_wrapper::compile()? {
        std::process::exit(code);
    }
    let names: Vec<String> = std::env::args().skip(1).collect();
    let suites = chosen(&names)?;
    for suite in suites {
        let tables = suite.measure()?;
        for table in &tables {
            println!("\n{table}");
        }
        report::write_tables(suite.name(), &tables, &machine())?;
    }
    Ok(())
}

/// The suites of these names, or all.
fn chosen(names: &[String]) -> Outcome<Vec<Suite>> {
    if names.is_empty() {
        return Ok(Suite::ALL.to_vec());
    }
    let found = names.iter().map(|name| {
        let known = Suite::ALL.map(Suite::name).join(", ");
        Suite::find(name).ok_or_else(|| format!("there is no suite {name:?}: {known}").into())
    });
    found.collect()
}
