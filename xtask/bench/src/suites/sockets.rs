//! Requests per second and latencies, over sockets.

use std::process::Command;

use super::wrk::{Sent, Server, medians};
use super::{Outcome, folder, run};
use crate::report::Table;

/// The servers, in the order of the columns.
const CONTENDERS: [&str; 4] = ["generated", "bare", "axum", "fixed"];

/// The number of pipelined requests on a connection.
const PIPELINED: &str = "16";

const CASES: [(&str, Sent); 3] = [
    ("`listPets`, 20 animals", ("GET", "/v1/pets?limit=20", None)),
    ("`createPet`", ("POST", "/v1/pets", Some(BODY))),
    ("`getPet`", ("GET", "/v1/pets/10", None)),
];

const BODY: &str = r#"{"name":"Rex","categoryId":1,"status":"available"}"#;

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    let mut cargo = Command::new("cargo");
    let arguments = ["build", "--release", "--package", "sockets-bench"];
    run(cargo.current_dir(folder()).args(arguments))?;
    let servers = CONTENDERS.map(start);
    let servers: Vec<Server> = servers.into_iter().collect::<Outcome<_>>()?;
    let mut tables = Vec::new();
    for (count, title) in [
        ("1", "Requests per second"),
        (PIPELINED, "Requests per second, pipelined"),
    ] {
        let mut table = Table::new(title, &COLUMNS);
        let mut latencies = Table::new(LATENCIES, &COLUMNS);
        for (name, sent) in CASES {
            let medians = medians(&servers, count, sent)?;
            let of = |index: usize| medians.iter().map(move |figures| figures[index]);
            table.compare(name, of(0));
            for (index, percent) in [(1, "50"), (2, "99"), (3, "99.9")] {
                let name = format!("{name}, {percent} %");
                latencies.compare(&name, of(index));
            }
        }
        tables.push(table);
        if count == "1" {
            tables.push(latencies);
        }
    }
    Ok(tables)
}

const LATENCIES: &str = "Latency in microseconds, by percentile";

const COLUMNS: [&str; 7] = [
    "generated",
    "bare hyper",
    "axum",
    "fixed bytes",
    "to bare",
    "to axum",
    "to fixed",
];

fn start(contender: &str) -> Outcome<Server> {
    let mut cargo = Command::new("cargo");
    let arguments = ["run", "--quiet", "--release", "--package", "sockets-bench"];
    cargo.current_dir(folder()).args(arguments);
    Server::start(cargo.args(["--", contender]))
}
