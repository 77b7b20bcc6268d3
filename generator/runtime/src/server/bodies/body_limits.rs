//! Size limits of streamed bodies.

/// The size limits of a body that is streamed or written to a file.
#[derive(Clone, Copy, Debug)]
pub struct BodyLimits {
    /// The maximum number of bytes held in memory.
    pub held: usize,
    /// The maximum number of bytes.
    pub whole: usize,
}
