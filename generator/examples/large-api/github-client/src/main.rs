// @generated from github.json by `openapi-crates generate`; do not edit.
//! The command line program `github`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    github_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
