// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `names-from-paths`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    names_from_paths_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
