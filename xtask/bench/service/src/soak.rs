//! The service program under load for a long time: from valid and hostile clients, at increasing request
//! rates, and next to a crowd of clients that send nothing.

mod connection;
mod crowd;
mod hostile;
mod load;
mod process;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use tokio::runtime::Runtime;

use crate::Outcome;
use process::Process;

/// The rates of the first part, in requests per second, and how long each is sent.
const RATES: [u32; 6] = [250, 500, 1_000, 2_000, 4_000, 8_000];
const RATE_TIME: Duration = Duration::from_secs(10);

/// The rate and the duration of the second part.
const MIX_RATE: u32 = 500;
const MIX_TIME: Duration = Duration::from_secs(600);

/// The rate of the client in the crowd, and how long it is measured.
const CROWD_RATE: u32 = 200;
const CROWD_TIME: Duration = Duration::from_secs(10);

/// The interval at which memory is measured.
const MEMORY_INTERVAL: Duration = Duration::from_secs(5);

/// The number of clients that send nothing, and of those that send half a request.
const IDLE: usize = 10_000;
const HALF: usize = 2_000;

/// A running `adoption-store` with an empty database in a folder.
pub struct Soak {
    process: Process,
    runtime: Runtime,
}

/// A row of figures.
pub type Row = (String, Vec<f64>);

impl Soak {
    /// Starts the program.
    pub fn start(program: &Path, folder: &Path) -> Outcome<Self> {
        let process = Process::start(program, folder)?;
        let runtime = Runtime::new()?;
        runtime.block_on(load::fill(&process.target()))?;
        Ok(Self { process, runtime })
    }

    /// The 99th and 50th percentiles of the latency in microseconds, by requests per second.
    pub fn rates(&self) -> Outcome<Vec<Row>> {
        let mut rows = Vec::new();
        for rate in RATES {
            let target = self.process.target();
            let sent = load::run(&target, rate, RATE_TIME);
            let measured = self.runtime.block_on(sent)?;
            measured.check_successful()?;
            rows.push((format!("{rate} a second"), measured.figures()));
        }
        Ok(rows)
    }

    /// KiB of memory by time, under valid and hostile load; the number of responses by status is printed to
    /// standard error.
    pub fn mix(&self) -> Outcome<Vec<Row>> {
        let target = self.process.target();
        let (memory, measured, hostile) = self.runtime.block_on(async {
            let watch = self.process.watch_memory(MIX_TIME, MEMORY_INTERVAL);
            let good = load::run(&target, MIX_RATE, MIX_TIME);
            let hostile = hostile::run(&target, MIX_TIME);
            let (memory, good, hostile) = tokio::join!(watch, good, hostile);
            Outcome::Ok((memory?, good?, hostile?))
        })?;
        measured.check_successful()?;
        check_no_server_errors(&hostile)?;
        eprintln!("good {:?}, hostile {hostile:?}", measured.statuses);
        let figures: Vec<f64> = memory.iter().map(|(_, kib)| *kib).collect();
        check_level(&figures)?;
        Ok(memory
            .into_iter()
            .map(|(time, kib)| (format!("{} s", time.as_secs()), vec![kib]))
            .collect())
    }

    /// The latency of a client in microseconds, next to a crowd that sends nothing, or half a request, and
    /// without it.
    pub fn crowd(&self) -> Outcome<Vec<Row>> {
        let target = self.process.target();
        let (alone, with_crowd) = self.runtime.block_on(async {
            let alone = load::run(&target, CROWD_RATE, CROWD_TIME).await?;
            let crowd = crowd::Crowd::gather(&target, IDLE, HALF).await?;
            let with_crowd = load::run(&target, CROWD_RATE, CROWD_TIME).await?;
            crowd.check_open()?;
            Outcome::Ok((alone, with_crowd))
        })?;
        alone.check_successful()?;
        with_crowd.check_successful()?;
        let names = ["99 percent within", "50 percent within"];
        let figures = with_crowd.figures().into_iter().zip(alone.figures());
        Ok(names
            .into_iter()
            .zip(figures)
            .map(|(name, (with_crowd, alone))| (name.to_owned(), vec![with_crowd, alone]))
            .collect())
    }
}

/// The tolerance for rising memory, in KiB.
const NOISE_KIB: f64 = 512.0;

/// Fails if memory still rises in the last third of the time.
fn check_level(kib: &[f64]) -> Outcome<()> {
    let last = kib.get(kib.len() / 3 * 2..).unwrap_or_default();
    let (earlier, later) = last.split_at(last.len() / 2);
    let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len().max(1) as f64;
    let rise = mean(later) - mean(earlier);
    match rise > NOISE_KIB {
        true => Err(format!("memory rises by {rise:.0} KiB at the end: {kib:?}").into()),
        false => Ok(()),
    }
}

/// Fails for 5xx responses.
fn check_no_server_errors(statuses: &BTreeMap<u16, u64>) -> Outcome<()> {
    match statuses.keys().find(|status| **status >= 500) {
        Some(_) => Err(format!("the service failed: {statuses:?}").into()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::check_level;

    #[test]
    fn rising_memory_is_an_error() {
        let level: Vec<f64> = (0..120)
            .map(|time| f64::from(time.min(60)) * 100.0)
            .collect();
        check_level(&level).expect("level memory");
        let rising: Vec<f64> = (0..120).map(|time| f64::from(time) * 100.0).collect();
        assert!(check_level(&rising).is_err());
    }
}
