// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `shared-bases`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    shared_bases_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
