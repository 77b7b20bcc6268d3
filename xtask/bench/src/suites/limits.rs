//! The cost of keys and limits in the service.

use std::process::{Command, Stdio};

use super::wrk::{Sent, Server, medians};
use super::{Outcome, cargo_bench, databases, service_program};
use crate::contender::REQUESTS;
use crate::report::{Metric, Summaries, Table};

pub(super) const CASES: [(&str, Sent); 3] = [
    ("`listPets`, 20 animals", ("GET", "/v1/pets?limit=20", None)),
    ("`getPet`", ("GET", "/v1/pets/10", None)),
    (
        "`createPet`",
        ("POST", "/v1/pets", Some(r#"{"name":"Rex","categoryId":1}"#)),
    ),
];

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("service-bench", "limits")?;
    Ok(vec![parts()?, requests()?, over_sockets()?])
}

fn parts() -> Outcome<Table> {
    let mut table = Table::new("Instructions of the key and the limits", &["a request"]);
    table.compare(
        "key found, request counted",
        figures(&["parts.of_a_request"])?,
    );
    Ok(table)
}

fn requests() -> Outcome<Table> {
    let columns = ["with keys and limits", "without", "to without"];
    let mut table = Table::new("Instructions per request", &columns);
    let measurements = ["guarded.of_a_request", "open.of_a_request"];
    table.compare("404, unknown path", figures(&measurements)?);
    Ok(table)
}

/// The results of measurements, per request.
fn figures(measurements: &[&str]) -> Outcome<Vec<f64>> {
    let summaries = Summaries::of("target", "service-bench/limits/limits");
    let measurements = measurements.iter().map(|&name| name.to_owned());
    summaries.figures(measurements, Metric::Instructions, REQUESTS as f64)
}

fn over_sockets() -> Outcome<Table> {
    let program = service_program()?;
    let start = |what: &str| {
        let mut command = Command::new(&program);
        // The lines of the log.
        command.stderr(Stdio::null());
        Server::start(command.arg(what).arg(databases()))
    };
    let servers = [start("everything")?, start("nothing")?];
    let columns = ["everything on", "everything off", "to off"];
    let mut table = Table::new("Requests per second, with everything on", &columns);
    for (name, sent) in CASES {
        let medians = medians(&servers, "1", sent)?;
        let per_second = medians.iter().map(|figures| figures[0]);
        table.compare(name, per_second);
    }
    Ok(table)
}
