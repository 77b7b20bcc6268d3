//! No code, but features of dependencies: see `Cargo.toml`.
