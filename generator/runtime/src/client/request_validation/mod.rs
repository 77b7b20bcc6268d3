//! Validation of requests before they are sent.

pub mod constraint_validation;
pub mod validation;
