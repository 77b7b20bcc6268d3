// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `maps-and-null`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    maps_and_null_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
