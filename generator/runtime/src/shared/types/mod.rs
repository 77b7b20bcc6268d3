//! Parts of generated types: optional and nullable fields, construction and setters.

#[cfg(any(feature = "client", feature = "server"))]
pub mod extension_method;
pub mod into_optional;
pub mod nullable;
pub mod record;

#[cfg(test)]
mod nullable_tests;
