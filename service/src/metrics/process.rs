//! The process, as the client libraries of Prometheus tell of it.

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::{Registry, Unit};

use crate::log;

/// Adds the metrics of the process; it has begun about now.
pub(super) fn register(registry: &mut Registry) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let started = now.unwrap_or_default().as_secs_f64();
    registry.register_with_unit(
        "process_start_time",
        "When the process began, in Unix time",
        Unit::Seconds,
        ConstGauge::new(started),
    );
    registry.register_collector(Box::new(Process));
}

/// What the system says of the process, asked for when it is told.
#[derive(Debug)]
struct Process;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        if let Some(time) = processor_time() {
            let help = "Time of processors, in user and kernel mode";
            let time = ConstCounter::new(time.as_secs_f64());
            let unit = Some(&Unit::Seconds);
            let metric =
                encoder.encode_descriptor("process_cpu", help, unit, time.metric_type())?;
            time.encode(metric)?;
        }
        let lines = ConstCounter::new(log::left_out());
        let help =
            "Lines of the log that were left out, since it is not read as fast as it is written";
        let metric =
            encoder.encode_descriptor("log_dropped_lines", help, None, lines.metric_type())?;
        lines.encode(metric)?;
        let gauges = [
            (
                "process_resident_memory",
                "Memory in use",
                Some(Unit::Bytes),
                memory(),
            ),
            ("process_open_fds", "Open files", None, open_files()),
            (
                "process_max_fds",
                "Files that may be open",
                None,
                most_files(),
            ),
        ];
        for (name, help, unit, value) in gauges {
            let Some(value) = value else { continue };
            let value = ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX));
            let metric =
                encoder.encode_descriptor(name, help, unit.as_ref(), value.metric_type())?;
            value.encode(metric)?;
        }
        Ok(())
    }
}

#[cfg(unix)]
fn processor_time() -> Option<Duration> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;

    let usage = getrusage(UsageWho::RUSAGE_SELF).ok()?;
    let us = (usage.user_time() + usage.system_time()).num_microseconds();
    Some(Duration::from_micros(us.try_into().ok()?))
}

#[cfg(not(unix))]
fn processor_time() -> Option<Duration> {
    None
}

#[cfg(unix)]
fn most_files() -> Option<u64> {
    use nix::sys::resource::{Resource, getrlimit};

    let (soft, _) = getrlimit(Resource::RLIMIT_NOFILE).ok()?;
    Some(soft)
}

#[cfg(not(unix))]
fn most_files() -> Option<u64> {
    None
}

/// Where there is a `/proc`.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// Where there is a `/proc`; that which lists them is one of them.
fn open_files() -> Option<u64> {
    let files = std::fs::read_dir("/proc/self/fd").ok()?.count();
    u64::try_from(files.saturating_sub(1)).ok()
}
