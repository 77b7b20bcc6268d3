// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `defaults`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    defaults_client::cli::run()
}

/// There is no command line in browsers.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
