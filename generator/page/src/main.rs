//! The generator as a program without files, for the page: a request on standard input, both crates on standard output.
//!
//! The WebAssembly System Interface (WASI) defines standard input and output for WebAssembly, so that the program is safe
//! Rust and needs no bindings; `web/worker.js` implements the part of WASI that it uses.

mod generation;
mod request;

use std::error::Error;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use request::Request;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let request: Request = serde_json::from_reader(io::stdin().lock())?;
    // Large writes, since each crosses the boundary of the instance.
    let mut output = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    generation::generate(request, &mut output)?;
    Ok(output.flush()?)
}
