// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! The command line `stability`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    stability_client::cli::run()
}

/// Browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
