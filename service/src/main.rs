//! `adoption-store`: the Animal Adoption Store Service.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// It gives the memory of an attack back.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    service::cli::main()
}
