// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `parameter-styles`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    parameter_styles_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
