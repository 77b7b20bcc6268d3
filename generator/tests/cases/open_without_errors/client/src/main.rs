// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `open-without-errors`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    open_without_errors_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
