// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `names-and-prose`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    names_and_prose_client::cli::run()
}

/// There is no command line in browsers.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
