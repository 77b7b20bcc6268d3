//! Unions: the discriminator of a value and the variant that it selects.

pub mod discriminator;
pub mod shape;
pub mod union;
pub mod union_schema;
