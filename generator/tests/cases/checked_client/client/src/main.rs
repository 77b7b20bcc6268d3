// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `checked-client`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    checked_client_client::cli::run()
}

/// There is no command line in browsers.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
