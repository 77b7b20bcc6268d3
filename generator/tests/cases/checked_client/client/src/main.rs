// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The command line `checked-client`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    checked_client_client::cli::run()
}

/// Browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
