// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `base-paths`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    base_paths_client::cli::run()
}

/// There is no command line in browsers.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
