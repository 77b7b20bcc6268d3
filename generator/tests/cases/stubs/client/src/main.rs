// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The command line `stubs`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    stubs_client::cli::run()
}

/// Browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
