//! Resource limits of the process that generates.

use std::io;

use nix::sys::resource::{Resource, UsageWho, getrlimit, getrusage, setrlimit};

/// Seconds of the processor.
const SECONDS: u64 = 10;
/// The limit of memory, in bytes.
const MEMORY: u64 = 1 << 30;

/// Runs a function within the limits, past which the process ends.
pub fn within<T>(run: impl FnOnce() -> T) -> io::Result<T> {
    let usage = getrusage(UsageWho::RUSAGE_SELF)?;
    let used = u64::try_from(usage.user_time().tv_sec() + usage.system_time().tv_sec());
    limit(Resource::RLIMIT_CPU, used.unwrap_or_default() + SECONDS)?;
    limit(Resource::RLIMIT_AS, MEMORY)?;
    let done = run();
    for resource in [Resource::RLIMIT_CPU, Resource::RLIMIT_AS] {
        let (_, most) = getrlimit(resource)?;
        setrlimit(resource, most, most)?;
    }
    Ok(done)
}

fn limit(resource: Resource, value: u64) -> io::Result<()> {
    let (_, most) = getrlimit(resource)?;
    Ok(setrlimit(resource, value, most)?)
}
