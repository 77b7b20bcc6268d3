//! The library as servers have it, under the name that generated code uses.

pub use openapi_crates_runtime::server::tolerance::TOLERANCE;
pub use openapi_crates_runtime::*;
