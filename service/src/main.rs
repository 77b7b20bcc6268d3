//! `adoption-store`: the Animal Adoption Store Service.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// It returns memory to the system after an attack.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    service::cli::main()
}
