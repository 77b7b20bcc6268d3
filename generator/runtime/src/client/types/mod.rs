//! Types that accept the unknown values of newer servers.

pub mod integer_enum;
pub mod scalar_enum;
pub mod text_enum;
pub mod tolerance;
