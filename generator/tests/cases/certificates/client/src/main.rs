// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `certificates`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    certificates_client::cli::run()
}

/// There is no command line in browsers.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
