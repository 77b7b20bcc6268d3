//! Escape sequences in JSON strings.

use crate::runtime::escape::plain_length;

/// The neighbors of special bytes, and the limits of a byte.
const PLAIN: [u8; 8] = [b' ', b'!', b'#', b'[', b']', 0x7f, 0x80, 0xff];

#[test]
fn the_first_special_byte_is_found_at_any_offset() {
    for plain in PLAIN {
        for length in 0..26 {
            let bytes = vec![plain; length];
            assert_eq!(plain_length(&bytes), length, "{bytes:?}");
            for (at, special) in
                (0..length).flat_map(|at| [(at, 0), (at, 0x1f), (at, b'"'), (at, b'\\')])
            {
                let mut bytes = bytes.clone();
                bytes[at] = special;
                assert_eq!(plain_length(&bytes), at, "{bytes:?}");
                bytes[at..].fill(special);
                assert_eq!(plain_length(&bytes), at, "{bytes:?}");
            }
        }
    }
}
