//! Requests per second and latencies, over sockets: the servers in turns, several times.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use super::{Outcome, folder, run};
use crate::data;
use crate::report::Table;

/// The servers, in the order of the columns.
const CONTENDERS: [&str; 4] = ["generated", "bare", "axum", "fixed"];

/// How often each is measured. The medians count.
const ROUNDS: usize = 5;

/// How many connections are open at once.
const CONNECTIONS: &str = "16";

/// How many requests are sent at once over a connection where they are pipelined.
const PIPELINED: &str = "16";

/// A request, by its method, its path and its body.
type Sent = (&'static str, &'static str, Option<&'static str>);

const CASES: [(&str, Sent); 3] = [
    ("`listPets`, 20 animals", ("GET", "/v1/pets?limit=20", None)),
    ("`createPet`", ("POST", "/v1/pets", Some(BODY))),
    ("`getPet`", ("GET", "/v1/pets/10", None)),
];

const BODY: &str = r#"{"name":"Rex","categoryId":1,"status":"available"}"#;

/// What is measured of a server: requests per second, and the latencies of 50, 99 and 99.9
/// percent of them in microseconds.
type Figures = [f64; 4];

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    let mut cargo = Command::new("cargo");
    let arguments = ["build", "--release", "--package", "sockets-bench"];
    run(cargo.current_dir(folder()).args(arguments))?;
    let servers = CONTENDERS.map(Server::start);
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

const LATENCIES: &str = "Microseconds to an answer, of so many percent of the requests";

const COLUMNS: [&str; 7] = [
    "generated",
    "bare hyper",
    "axum",
    "fixed bytes",
    "to bare",
    "to axum",
    "to fixed",
];

/// The medians of each server, which take turns.
fn medians(servers: &[Server], count: &str, sent: Sent) -> Outcome<Vec<Figures>> {
    let mut rounds: Vec<Vec<Figures>> = vec![Vec::new(); servers.len()];
    for _ in 0..ROUNDS {
        for (server, figures) in servers.iter().zip(&mut rounds) {
            figures.push(server.measure(count, sent)?);
        }
    }
    let medians = rounds.iter().map(|figures| {
        std::array::from_fn(|index| median(figures.iter().map(|figures| figures[index]).collect()))
    });
    Ok(medians.collect())
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}

/// A server in a process of its own, which ends with this.
struct Server {
    child: Child,
    port: String,
}

impl Server {
    fn start(contender: &str) -> Outcome<Self> {
        let mut cargo = Command::new("cargo");
        let arguments = ["run", "--quiet", "--release", "--package", "sockets-bench"];
        cargo.current_dir(folder()).args(arguments);
        let mut child = cargo
            .args(["--", contender])
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = child.stdout.take().ok_or("the server has no output")?;
        let mut port = String::new();
        BufReader::new(stdout).read_line(&mut port)?;
        let port = port.trim().to_owned();
        Ok(Self { child, port })
    }

    fn measure(&self, count: &str, (method, path, body): Sent) -> Outcome<Figures> {
        let mut wrk = Command::new("wrk");
        wrk.args(["--threads", "1", "--connections", CONNECTIONS]);
        wrk.args(["--duration", "2s", "--script"]);
        wrk.arg(folder().join("sockets/requests.lua"));
        wrk.arg(format!("http://127.0.0.1:{}", self.port));
        wrk.args(["--", count, method, path, data::KEY]).args(body);
        let output = wrk.output().map_err(|error| format!("wrk: {error}"))?;
        let said = String::from_utf8_lossy(&output.stdout);
        figures(&said).ok_or_else(|| format!("{method} {path}: {said}").into())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It ends with this program where it cannot be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the script prints; `None` if a request failed.
fn figures(said: &str) -> Option<Figures> {
    let line = said
        .lines()
        .find_map(|line| line.strip_prefix("figures "))?;
    let numbers: Vec<f64> = line
        .split(' ')
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    match *numbers.as_slice() {
        [requests, microseconds, 0.0, middle, most, nearly_all] => {
            let per_second = requests * 1e6 / microseconds;
            Some([per_second, middle, most, nearly_all])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{figures, median};

    #[test]
    fn what_failed_is_no_figure() {
        let said = "Running\nfigures 3000 2000000 0 10 20 30\n";
        assert_eq!(figures(said), Some([1500.0, 10.0, 20.0, 30.0]));
        assert_eq!(figures("figures 3000 2000000 1 10 20 30"), None);
        assert_eq!(figures("unable to connect"), None);
    }

    #[test]
    fn the_median_stands_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
