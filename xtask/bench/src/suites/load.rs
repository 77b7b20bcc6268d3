//! The service under load, with its log in a file, next to an axum service that only says hello.

use std::fs::File;
use std::process::Command;

use super::limits::CASES;
use super::wrk::{Server, medians_over};
use super::{Outcome, databases, service_program};
use crate::report::Table;

/// The numbers of connections.
const CONNECTIONS: [usize; 3] = [1, 64, 512];

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    let program = service_program()?;
    let start = |what: &str| {
        let mut command = Command::new(&program);
        command.stderr(File::create(databases().join("load.log"))?);
        Server::start(command.arg(what).arg(databases()))
    };
    std::fs::create_dir_all(databases())?;
    let servers = [start("everything")?, start("hello")?];
    let columns = ["service", "hello", "to hello"];
    let mut rates = Table::new("Requests per second, under load", &columns);
    let mut latencies = Table::new("Microseconds of 99 percent, under load", &columns);
    for connections in CONNECTIONS {
        for (name, sent) in CASES {
            let name = format!("{name}, {connections} connections");
            let medians = medians_over(connections, &servers, "1", sent)?;
            rates.compare(&name, medians.iter().map(|figures| figures[0]));
            latencies.compare(&name, medians.iter().map(|figures| figures[2]));
        }
    }
    Ok(vec![rates, latencies])
}
