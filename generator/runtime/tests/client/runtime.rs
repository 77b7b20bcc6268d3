//! The library as clients have it, under the name that generated code uses.

pub use openapi_crates_runtime::client::tolerance::TOLERANCE;
pub use openapi_crates_runtime::*;
