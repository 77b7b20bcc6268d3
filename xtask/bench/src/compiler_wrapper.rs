//! This program as a wrapper of the compiler: it runs the compiler, and records the cost.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::cost::Cost;
use crate::suites::Outcome;

/// The variable that names the file for the cost. If it is set, this program wraps the compiler.
pub const VARIABLE: &str = "BENCH_WEIGH_INTO";

/// Runs the compiler in the arguments, and returns its exit code; `None` if this program is not the wrapper.
pub fn compile() -> Outcome<Option<i32>> {
    let Some(file) = env::var_os(VARIABLE) else {
        return Ok(None);
    };
    let mut arguments = env::args_os().skip(1);
    let compiler = arguments.next().ok_or("there is no compiler to run")?;
    let arguments: Vec<OsString> = arguments.collect();
    let (cost, code) = Cost::with_code(Command::new(compiler).args(&arguments))?;
    // Cargo also queries properties of the compiler.
    if is_library(&arguments) {
        let text = format!("{} {}", cost.milliseconds, cost.megabytes);
        fs::write(file, text)?;
    }
    Ok(Some(code))
}

fn is_library(arguments: &[OsString]) -> bool {
    let mut pairs = arguments.windows(2);
    pairs.any(|pair| pair[0] == "--crate-type" && pair[1] == "lib")
}

/// Reads a recorded cost from a file.
pub fn read(file: &Path) -> Outcome<Cost> {
    let text = fs::read_to_string(file)?;
    let figures = text.split_once(' ').ok_or("the note is not whole")?;
    Ok(Cost {
        milliseconds: figures.0.parse()?,
        megabytes: figures.1.parse()?,
    })
}
