//! `adoption-store`: the Animal Adoption Store Service.

use std::process::ExitCode;

fn main() -> ExitCode {
    service::cli::main()
}
