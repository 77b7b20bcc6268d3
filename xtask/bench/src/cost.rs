//! The resource usage of a process.

use std::process::{Command, Stdio};

use wait4::Wait4 as _;

use crate::suites::{Outcome, median};

/// The cost of a process, including its child processes.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// The processor time, in milliseconds.
    pub milliseconds: f64,
    /// The peak memory, in MB.
    pub megabytes: f64,
}

impl Cost {
    /// Runs a command without its output, and returns its cost; `None` if it fails.
    pub fn of(command: &mut Command) -> Outcome<Option<Self>> {
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let (cost, code) = Self::with_code(command)?;
        Ok((code == 0).then_some(cost))
    }

    /// Runs a command, and returns its cost and its exit code.
    pub fn with_code(command: &mut Command) -> Outcome<(Self, i32)> {
        let child = command
            .spawn()
            .map_err(|error| format!("{command:?}: {error}"))?;
        let used = child.wait4()?;
        let time = used.rusage.utime + used.rusage.stime;
        let cost = Self {
            milliseconds: time.as_secs_f64() * 1e3,
            megabytes: used.rusage.maxrss as f64 / 1e6,
        };
        Ok((cost, used.status.code().unwrap_or(1)))
    }

    /// The median of each figure; `None` without costs.
    pub fn median(costs: &[Self]) -> Option<Self> {
        let of = |figure: fn(&Self) -> f64| median(costs.iter().map(figure).collect());
        (!costs.is_empty()).then(|| Self {
            milliseconds: of(|cost| cost.milliseconds),
            megabytes: of(|cost| cost.megabytes),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::Cost;

    #[test]
    fn a_failure_has_no_cost() {
        let mut good = Command::new("true");
        let cost = Cost::of(&mut good).expect("a run").expect("a cost");
        assert!(cost.megabytes > 0.0, "{cost:?}");
        let mut bad = Command::new("false");
        assert!(Cost::of(&mut bad).expect("a run").is_none());
    }
}
