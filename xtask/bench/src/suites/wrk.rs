//! Requests over sockets, sent by `wrk` to alternating servers, several times.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use super::{Outcome, folder, medians_of};
use crate::data;

/// The number of rounds. The result is the median.
const ROUNDS: usize = 5;

/// The usual number of open connections.
pub const CONNECTIONS: usize = 16;

/// A request, by its method, its path and its body.
pub type Sent = (&'static str, &'static str, Option<&'static str>);

/// The results of a server: requests per second, and the latencies of 50, 99 and 99.9 percent of them in
/// microseconds.
pub type Figures = [f64; 4];

/// The medians of each server, in alternating order, with this number of pipelined requests on a connection.
pub fn medians(servers: &[Server], count: &str, sent: Sent) -> Outcome<Vec<Figures>> {
    medians_over(CONNECTIONS, servers, count, sent)
}

/// The medians over this number of connections.
pub fn medians_over(
    connections: usize,
    servers: &[Server],
    count: &str,
    sent: Sent,
) -> Outcome<Vec<Figures>> {
    let mut rounds: Vec<Vec<Figures>> = vec![Vec::new(); servers.len()];
    for _ in 0..ROUNDS {
        for (server, figures) in servers.iter().zip(&mut rounds) {
            figures.push(server.measure(connections, count, sent)?);
        }
    }
    Ok(rounds.iter().map(|figures| medians_of(figures)).collect())
}

/// A server process, which is killed when this is dropped.
pub struct Server {
    child: Child,
    port: String,
    key: String,
}

impl Server {
    /// Starts a server that prints its port, and its key if it has one.
    pub fn start(command: &mut Command) -> Outcome<Self> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let stdout = child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let mut fields = line.split_whitespace();
        let port = fields.next().ok_or("the server has no port")?.to_owned();
        let key = fields.next().unwrap_or(data::KEY).to_owned();
        Ok(Self { child, port, key })
    }

    /// The port that it printed.
    pub fn port(&self) -> &str {
        &self.port
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    fn measure(
        &self,
        connections: usize,
        count: &str,
        (method, path, body): Sent,
    ) -> Outcome<Figures> {
        let mut wrk = Command::new("wrk");
        wrk.args(["--threads", "1", "--connections", &connections.to_string()]);
        wrk.args(["--duration", "2s", "--script"]);
        wrk.arg(folder().join("sockets/requests.lua"));
        wrk.arg(format!("http://127.0.0.1:{}", self.port));
        wrk.args(["--", count, method, path, &self.key]).args(body);
        let output = wrk.output().map_err(|error| format!("wrk: {error}"))?;
        let stdout = String::from_utf8_lossy(&output.stdout);
        figures(&stdout).ok_or_else(|| format!("{method} {path}: {stdout}").into())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it cannot be killed, it ends with this program.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Parses the output of the script; `None` if a request failed.
fn figures(stdout: &str) -> Option<Figures> {
    let line = stdout
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
    use super::figures;

    #[test]
    fn a_failure_is_not_a_result() {
        let stdout = "Running\nfigures 3000 2000000 0 10 20 30\n";
        assert_eq!(figures(stdout), Some([1500.0, 10.0, 20.0, 30.0]));
        assert_eq!(figures("figures 3000 2000000 1 10 20 30"), None);
        assert_eq!(figures("unable to connect"), None);
    }
}
