//! Resource limits of the process that generates.

use std::io;

use nix::sys::resource::{Resource, UsageWho, getrlimit, getrusage, setrlimit};

/// The limit of processor time, in seconds.
const CPU_SECONDS: u64 = 10;
/// The limit of memory, in bytes.
const MEMORY: u64 = 1 << 30;

/// Runs a function within the limits; exceeding one ends the process.
pub fn within<T>(run: impl FnOnce() -> T) -> io::Result<T> {
    let usage = getrusage(UsageWho::RUSAGE_SELF)?;
    let used = u64::try_from(usage.user_time().tv_sec() + usage.system_time().tv_sec());
    limit(Resource::RLIMIT_CPU, used.unwrap_or_default() + CPU_SECONDS)?;
    limit(Resource::RLIMIT_AS, MEMORY)?;
    let result = run();
    for resource in [Resource::RLIMIT_CPU, Resource::RLIMIT_AS] {
        let (_, hard_limit) = getrlimit(resource)?;
        setrlimit(resource, hard_limit, hard_limit)?;
    }
    Ok(result)
}

fn limit(resource: Resource, value: u64) -> io::Result<()> {
    let (_, hard_limit) = getrlimit(resource)?;
    Ok(setrlimit(resource, value, hard_limit)?)
}
