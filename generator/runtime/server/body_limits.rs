//! How long bodies may be that do not have to fit into memory.

/// The limits of a body that is handed on while it comes, or put aside.
#[derive(Clone, Copy, Debug)]
pub struct BodyLimits {
    /// The most bytes that are held in memory.
    pub held: usize,
    /// The most bytes of all.
    pub whole: usize,
}
