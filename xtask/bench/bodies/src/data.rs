//! The data that is sent, created while it is sent.

use bytes::Bytes;

/// The number of bytes in a chunk.
const PART: usize = 64 * 1024;

static BYTES: [u8; PART] = [b'.'; PART];

/// `count` bytes, in chunks.
pub fn parts(count: u32) -> impl Iterator<Item = Bytes> + Send + 'static {
    let mut left = usize::try_from(count).unwrap_or(usize::MAX);
    std::iter::from_fn(move || {
        let part = BYTES.get(..left).unwrap_or(&BYTES);
        left -= part.len();
        (!part.is_empty()).then_some(Bytes::from_static(part))
    })
}

/// The name of an animal.
pub fn name(id: i64) -> String {
    format!("animal {id}")
}

/// The destination of an animal.
pub fn place(id: i64) -> String {
    format!("meadow {}", id % 10)
}
