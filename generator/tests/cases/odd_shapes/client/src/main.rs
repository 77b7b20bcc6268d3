// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `odd-shapes`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    odd_shapes_client::cli::run()
}

/// There is no command line in browsers.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
