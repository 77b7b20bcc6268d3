//! Response headers that are integers, such as those of rate limits.

use bytes::Bytes;
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::server::header;
use crate::runtime::server::rejection::Rejection;

/// The maximum length of an integer of 64 bits as text.
const MAX_LENGTH: usize = 20;

/// An integer of at most 64 bits.
pub trait HeaderInteger {
    /// Writes the integer at the start of `text`, and returns its length.
    fn write(&self, text: &mut [u8; MAX_LENGTH]) -> usize;
}

macro_rules! integers {
    ($($integer:ty)*) => {
        $(impl HeaderInteger for $integer {
            #[inline]
            fn write(&self, text: &mut [u8; MAX_LENGTH]) -> usize {
                let mut buffer = itoa::Buffer::new();
                let digits = buffer.format(*self).as_bytes();
                if let Some(text) = text.get_mut(..digits.len()) {
                    text.copy_from_slice(digits);
                }
                digits.len()
            }
        })*
    };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

/// The texts of integers.
struct Texts<const N: usize>([[u8; MAX_LENGTH]; N]);

impl<const N: usize> AsRef<[u8]> for Texts<N> {
    fn as_ref(&self) -> &[u8] {
        self.0.as_flattened()
    }
}

/// Sets headers to integers, with a single allocation for all texts.
pub fn write<const N: usize>(
    headers: &mut HeaderMap,
    integers: [(HeaderName, &dyn HeaderInteger); N],
) -> Result<(), Rejection> {
    let (mut texts, mut lengths) = ([[0; MAX_LENGTH]; N], [0; N]);
    for (((_, integer), text), length) in integers.iter().zip(&mut texts).zip(&mut lengths) {
        *length = integer.write(text);
    }
    let texts = Bytes::from_owner(Texts(texts));
    for (index, ((name, _), length)) in integers.into_iter().zip(lengths).enumerate() {
        let begin = index * MAX_LENGTH;
        let value = HeaderValue::from_maybe_shared(texts.slice(begin..begin + length));
        let value = value.map_err(|_| header::unencodable(&name))?;
        headers.insert(name, value);
    }
    Ok(())
}
