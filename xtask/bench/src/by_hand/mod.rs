//! The code that the handwritten servers share: types, validation and texts.

pub mod checks;
pub mod failure;
pub mod headers;
pub mod types;
pub mod violations;
