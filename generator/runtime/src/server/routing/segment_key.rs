//! Keys by which literal path segments are sorted and found.

/// Returns the first and the last four bytes of a text, which are almost unique, or all of a
/// shorter one. The greatest number is never a key, since no byte of UTF-8 is `0xFF`.
pub const fn of(text: &str) -> u64 {
    let bytes = text.as_bytes();
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let (first, last) = (u32::from_be_bytes(*first), u32::from_be_bytes(*last));
        return (first as u64) << 32 | last as u64;
    }
    let (mut bytes, mut key, mut missing) = (bytes, 0, 64);
    while let [first, rest @ ..] = bytes {
        missing -= 8;
        key |= (*first as u64) << missing;
        bytes = rest;
    }
    key
}
