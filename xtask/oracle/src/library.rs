//! The source of the library for the compared crates.

use std::sync::OnceLock;

use openapi_crates::RuntimeSource;

/// The library in this repository.
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generator/runtime");

static SOURCE: OnceLock<RuntimeSource> = OnceLock::new();

/// Makes the crates contain a copy of the library.
pub fn copy() {
    // It is called once, before crates are generated.
    let _ = SOURCE.set(RuntimeSource::Copy);
}

/// Returns the choice: by default, the crates depend on the library.
pub fn source() -> RuntimeSource {
    let source = SOURCE.get_or_init(|| RuntimeSource::Path(PATH.to_owned()));
    source.clone()
}
