//! Escapes in JSON strings (RFC 8259, section 7).

use std::borrow::Cow;

/// Counts the bytes before the first quote, backslash or control character, eight at a time.
pub fn plain_length(bytes: &[u8]) -> usize {
    let (mut rest, mut length) = (bytes, 0);
    while let Some((word, others)) = rest.split_first_chunk() {
        let plain = plain_bytes(u64::from_le_bytes(*word));
        length += plain;
        if plain < 8 {
            return length;
        }
        rest = others;
    }
    let is_special = |byte: &u8| matches!(byte, b'"' | b'\\' | ..0x20);
    length + rest.iter().position(is_special).unwrap_or(rest.len())
}

/// Counts the bytes before the first special one, out of eight.
const fn plain_bytes(word: u64) -> usize {
    const ONES: u64 = u64::MAX / 0xFF;
    const HIGHEST_BITS: u64 = 0x80 * ONES;
    /// Sets the highest bit of each byte that is less than `limit`, which is at most 0x80. Only the
    /// first of them is exact.
    const fn below(word: u64, limit: u64) -> u64 {
        word.wrapping_sub(ONES * limit) & !word
    }
    let quote = below(word ^ (ONES * b'"' as u64), 1);
    let backslash = below(word ^ (ONES * b'\\' as u64), 1);
    let special = (quote | backslash | below(word, 0x20)) & HIGHEST_BITS;
    (special.trailing_zeros() / 8) as usize
}

/// Returns the character of an escape and its length in bytes; `None` if it is invalid.
pub fn read(bytes: &[u8]) -> Option<(char, usize)> {
    let letter = match bytes.get(1)? {
        b'"' => '"',
        b'\\' => '\\',
        b'/' => '/',
        b'b' => '\x08',
        b'f' => '\x0C',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'u' => return read_unicode(bytes),
        _ => return None,
    };
    Some((letter, 2))
}

/// Returns the character of a `\u` escape or of a surrogate pair.
fn read_unicode(bytes: &[u8]) -> Option<(char, usize)> {
    let first = unit(bytes)?;
    if !(0xD800..0xDC00).contains(&first) {
        return Some((char::from_u32(first)?, 6));
    }
    let second = bytes
        .get(6..)
        .filter(|rest| rest.starts_with(b"\\u"))
        .and_then(unit)?;
    let low = second.checked_sub(0xDC00).filter(|low| *low < 0x400)?;
    let code = 0x10000 + ((first - 0xD800) << 10) + low;
    Some((char::from_u32(code)?, 12))
}

fn unit(bytes: &[u8]) -> Option<u32> {
    let digits = bytes.get(2..6)?;
    digits.iter().try_fold(0, |code, digit| {
        let digit = char::from(*digit).to_digit(16)?;
        Some(code * 16 + digit)
    })
}

/// Escapes a text for use between quotes.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if plain_length(text.as_bytes()) == text.len() {
        return Cow::Borrowed(text);
    }
    let mut json = Vec::with_capacity(text.len() + 16);
    write_between(text, &mut json);
    Cow::Owned(String::from_utf8_lossy(&json).into_owned())
}

/// Writes a text as a JSON string.
pub fn write(text: &str, json: &mut Vec<u8>) {
    json.push(b'"');
    write_between(text, json);
    json.push(b'"');
}

fn write_between(text: &str, json: &mut Vec<u8>) {
    let mut rest = text.as_bytes();
    loop {
        let (plain, more) = rest.split_at(plain_length(rest));
        json.extend_from_slice(plain);
        let [special, after @ ..] = more else {
            break;
        };
        write_special(*special, json);
        rest = after;
    }
}

#[cold]
fn write_special(byte: u8, json: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let letter = match byte {
        b'"' | b'\\' => byte,
        b'\x08' => b'b',
        b'\x0C' => b'f',
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        _ => {
            let [high, low] = [byte >> 4, byte & 0xF].map(|digit| {
                let digit = DIGITS.get(usize::from(digit));
                digit.copied().unwrap_or(b'0')
            });
            json.extend_from_slice(&[b'\\', b'u', b'0', b'0', high, low]);
            return;
        }
    };
    json.extend_from_slice(&[b'\\', letter]);
}
