// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! The command line `enums`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    enums_client::cli::run()
}

/// Browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
