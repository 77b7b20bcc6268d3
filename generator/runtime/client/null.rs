//! What `null` means where a field is optional, and `null` is no value of it.

/// Whether it stands for an absent field. A client takes it so.
pub const IS_ABSENT: bool = true;
