// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `shop`.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() -> std::process::ExitCode {
    shop_client::cli::run()
}

/// An empty program: browsers have no command line.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {}
