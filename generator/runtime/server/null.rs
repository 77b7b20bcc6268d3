//! What `null` means where a field is optional, and `null` is no value of it.

/// Whether it stands for an absent field. A server refuses it.
pub const IS_ABSENT: bool = false;
