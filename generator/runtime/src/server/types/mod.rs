//! Types that reject unknown values.

pub mod integer_enum;
pub mod scalar_enum;
pub mod text_enum;
pub mod tolerance;
