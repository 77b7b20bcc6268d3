//! JSON bodies.

use std::cell::Cell;

use bytes::Bytes;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{CAPACITY, Encode, Writer};

/// The capacity up to which a buffer is kept for the next body.
const MAX_KEPT: usize = 16 * 1024;

thread_local! {
    /// The buffer of the previous body. A body is copied from it, which takes one allocation; a `Vec` of unknown length takes
    /// several, and one more when it becomes `Bytes`.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Encodes a value. The error has the location of the value that JSON cannot represent.
pub fn encode<T: Encode + ?Sized>(value: &T) -> Result<Bytes, DecodeError> {
    // There is no buffer while a value encodes another one, or while the thread ends.
    let mut buffer = BUFFER.try_with(Cell::take).unwrap_or_default();
    buffer.reserve(CAPACITY);
    let mut writer = Writer::new(buffer);
    value.encode(&mut writer);
    writer.finish().map(into_bytes)
}

fn into_bytes(mut buffer: Vec<u8>) -> Bytes {
    if buffer.capacity() > MAX_KEPT {
        return buffer.into();
    }
    let bytes = Bytes::copy_from_slice(&buffer);
    buffer.clear();
    let _ = BUFFER.try_with(|kept| kept.set(buffer));
    bytes
}
