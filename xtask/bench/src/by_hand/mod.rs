//! What the servers written by hand share: types, checks and texts.

pub mod checks;
pub mod failure;
pub mod headers;
pub mod types;
pub mod violations;
