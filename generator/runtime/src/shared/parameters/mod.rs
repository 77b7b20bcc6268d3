//! Parameter styles of structured values (RFC 6570, OpenAPI "Style Values").

pub mod field_style;
pub mod node;
pub mod parameter_style;
