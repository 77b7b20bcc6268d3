//! The machine and the tools of the measurements.

use std::process::Command;
use std::{env, fs, thread};

/// The date, the machine and the versions, in a sentence each.
pub fn described() -> String {
    let processors = thread::available_parallelism().map_or(1, Into::into);
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or(env::consts::ARCH, |model| {
        model.trim_start_matches(['\t', ' ', ':'])
    });
    let [date, rustc, valgrind] = [
        first_line("date", &["-u", "+%Y-%m-%d"]),
        first_line("rustc", &["--version"]),
        first_line("valgrind", &["--version"]),
    ];
    format!("{date}, {processors} processors: {model}. {rustc}, {valgrind}.")
}

/// The first line that a program prints.
fn first_line(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let first = output.unwrap_or_default().lines().next().map(str::to_owned);
    first.unwrap_or_else(|| format!("{program} of an unknown version"))
}
