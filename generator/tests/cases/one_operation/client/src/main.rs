// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `one-operation`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    one_operation_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
