//! Runs a command, and records its time and peak memory.
//!
//! An environment variable turns this program into that wrapper, because cargo passes no arguments to
//! `RUSTC_WORKSPACE_WRAPPER`.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, ExitStatus};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

/// The directory for measurements.
const FOLDER: &str = "XTASK_MEASURES";
/// The time limit in seconds.
const LIMIT: &str = "XTASK_TIME_LIMIT";
/// The argument before the name of a measurement, as the compiler has it.
pub(super) const NAME: &str = "--crate-name";
/// The crate name when cargo queries properties of the compiler.
const QUERY_NAME: &str = "___";
/// The interval for polling the command.
const INTERVAL: Duration = Duration::from_millis(5);

/// The time and memory of a command.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Measure {
    pub(super) seconds: f64,
    /// In bytes; `None` on systems that do not report it.
    pub(super) peak_memory: Option<u64>,
    pub(super) end: End,
}

/// The result of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum End {
    Succeeded,
    Failed,
    TimedOut,
}

impl Measure {
    /// Reads the measurement of a name.
    pub(super) fn read(folder: &Path, name: &str) -> Option<Self> {
        let text = fs::read(file(folder, OsStr::new(name))).ok()?;
        serde_json::from_slice(&text).ok()
    }

    /// Removes the measurement of a name.
    pub(super) fn remove(folder: &Path, name: &str) -> io::Result<()> {
        match fs::remove_file(file(folder, OsStr::new(name))) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            other => other,
        }
    }
}

/// The environment that turns this program into the wrapper.
pub(super) fn environment(folder: &Path, limit: Duration) -> [(&'static str, OsString); 2] {
    [
        (FOLDER, folder.into()),
        (LIMIT, limit.as_secs().to_string().into()),
    ]
}

/// Runs and measures the command in the arguments if the environment requests it.
pub fn requested() -> Option<ExitCode> {
    let folder = PathBuf::from(env::var_os(FOLDER)?);
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    Some(match measured(&folder, &arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    })
}

fn measured(folder: &Path, arguments: &[OsString]) -> anyhow::Result<ExitCode> {
    let (program, rest) = arguments.split_first().context("no command to measure")?;
    let limit: u64 = env::var(LIMIT)?.parse()?;
    let mut command = Command::new(program);
    command.args(rest).env_remove(FOLDER).env_remove(LIMIT);
    let Some(name) = name(rest) else {
        return Ok(exit_code(command.status()?));
    };
    let start = Instant::now();
    let child = command
        .spawn()
        .with_context(|| format!("cannot run {}", program.display()))?;
    let status = wait(child, start + Duration::from_secs(limit))?;
    let measure = Measure {
        seconds: start.elapsed().as_secs_f64(),
        peak_memory: peak_memory_of_children(),
        end: end(status),
    };
    fs::write(file(folder, name), serde_json::to_vec(&measure)?)?;
    Ok(status.map_or(ExitCode::FAILURE, exit_code))
}

/// The name for the measurement of a command.
fn name(arguments: &[OsString]) -> Option<&OsStr> {
    let mut arguments = arguments.iter();
    arguments.find(|argument| *argument == NAME)?;
    let name = arguments.next()?;
    (name != QUERY_NAME).then_some(name)
}

fn file(folder: &Path, name: &OsStr) -> PathBuf {
    folder.join(name).with_added_extension("json")
}

/// Waits until the command ends; `None` if it was killed at the deadline.
fn wait(mut child: Child, deadline: Instant) -> io::Result<Option<ExitStatus>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if Instant::now() >= deadline {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(INTERVAL);
    }
}

fn end(status: Option<ExitStatus>) -> End {
    match status {
        None => End::TimedOut,
        Some(status) if status.success() => End::Succeeded,
        Some(_) => End::Failed,
    }
}

fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The peak memory of the only child, after its end.
#[cfg(unix)]
fn peak_memory_of_children() -> Option<u64> {
    use nix::sys::resource::{UsageWho, getrusage};

    // Apple's systems count in bytes, the others in KiB.
    const UNIT: u64 = if cfg!(target_vendor = "apple") {
        1
    } else {
        1024
    };
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    u64::try_from(usage.max_rss()).ok()?.checked_mul(UNIT)
}

#[cfg(not(unix))]
fn peak_memory_of_children() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measure_has_the_name_of_the_crate() {
        let arguments = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        let found = |text| name(&arguments(text)).map(OsStr::to_owned);
        assert_eq!(found("--crate-name a src/lib.rs"), Some("a".into()));
        assert_eq!(found("--print cfg"), None);
        assert_eq!(found("- --crate-name ___ --print cfg"), None);
        assert_eq!(found("--crate-name"), None);
    }
}
