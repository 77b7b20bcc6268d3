//! The treatment of `null` in optional fields that are not nullable.

/// `true` if `null` represents an absent field. A client accepts it.
pub const IS_ABSENT: bool = true;
