// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `names-and-prose`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    names_and_prose_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
