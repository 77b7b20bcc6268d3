//! The program, in its own process.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::Outcome;

/// A service process, which is killed when this is dropped.
pub struct Process {
    child: Child,
    target: Target,
}

/// The target of requests.
#[derive(Clone, Debug)]
pub struct Target {
    /// Its address and port.
    pub address: String,
    /// A key whose rate limits are never reached.
    pub key: String,
}

impl Process {
    /// Starts the service on an empty database in a folder. Addresses are not limited, since all clients
    /// share one.
    pub fn start(program: &Path, folder: &Path) -> Outcome<Self> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        let key = Command::new(program)
            .current_dir(folder)
            .args(["keys", "create", "--plan", "enterprise"])
            .args(["--per-minute", "100000000", "--per-day", "1000000000"])
            .output()?;
        let mut serve = Command::new(program);
        serve
            .current_dir(folder)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"]);
        serve.args([
            "--anonymous-per-minute",
            "100000000",
            "--anonymous-per-day",
            "1000000000",
        ]);
        serve.args(["--max-connections-per-address", "16384"]);
        let mut child = serve.stdout(Stdio::piped()).spawn()?;
        let stdout = child.stdout.take().ok_or("the service has no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening on http://");
        let address = address.and_then(|address| address.strip_suffix("/v1"));
        let target = Target {
            address: address
                .ok_or_else(|| format!("unexpected output: {line:?}"))?
                .to_owned(),
            key: String::from_utf8(key.stdout)?.trim().to_owned(),
        };
        Ok(Self { child, target })
    }

    pub fn target(&self) -> Target {
        self.target.clone()
    }

    /// KiB of memory at each interval.
    pub async fn watch_memory(
        &self,
        time: Duration,
        interval: Duration,
    ) -> Outcome<Vec<(Duration, f64)>> {
        let start = Instant::now();
        let mut samples = Vec::new();
        while start.elapsed() < time {
            sleep(interval).await;
            samples.push((start.elapsed(), self.memory()?));
        }
        Ok(samples)
    }

    /// Anonymous resident memory, in KiB.
    fn memory(&self) -> Outcome<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("RssAnon:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
        Ok(kib.ok_or("the system does not report it")?.parse()?)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
