//! The resource usage of a process.

use std::fs;
use std::time::Duration;

use crate::Outcome;

/// The resource usage of a process so far.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// The current memory, in KiB.
    pub resident: u64,
    /// The peak memory, in KiB.
    pub peak: u64,
    /// The processor time.
    pub busy: Duration,
}

impl Usage {
    /// Returns the usage of the process with this number.
    ///
    /// # Errors
    ///
    /// When there is no such process.
    pub fn of(process: u32) -> Outcome<Self> {
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        Ok(Self {
            resident: kibibytes(&status, "VmRSS:")?,
            peak: kibibytes(&status, "VmHWM:")?,
            busy: busy(process)?,
        })
    }
}

fn kibibytes(status: &str, name: &str) -> Outcome<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let line = line.ok_or_else(|| format!("the system does not report {name}"))?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// The sum of the threads that it has, in nanoseconds; `stat` counts hundredths of a second.
fn busy(process: u32) -> Outcome<Duration> {
    let mut nanoseconds = 0;
    for thread in fs::read_dir(format!("/proc/{process}/task"))? {
        let line = fs::read_to_string(thread?.path().join("schedstat"))?;
        let first = line.split(' ').next().unwrap_or_default();
        nanoseconds += first.parse::<u64>()?;
    }
    Ok(Duration::from_nanos(nanoseconds))
}
