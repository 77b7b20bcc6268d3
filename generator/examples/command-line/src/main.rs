//! The program of the client, which `adopt.sh` runs. A workspace that has the feature `cli` of the client needs no package for it:
//! `cargo install --path generated-client --features cli` installs it as `adoption`.

use std::process::ExitCode;

fn main() -> ExitCode {
    generated_client::cli::run()
}
