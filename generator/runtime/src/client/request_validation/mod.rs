//! Validation of requests before they are sent.

pub mod validation;
