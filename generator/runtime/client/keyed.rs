//! Keys by which a server knows a request that is sent twice (the header `Idempotency-Key`).

use http::{HeaderName, HeaderValue};

use super::call::{Call, Operation};

impl<O: Operation> Call<O> {
    /// Gives the call a random key in a header, unless it has one, so that it can be sent again
    /// whatever its method. Its name is in lower case.
    #[doc(hidden)]
    pub fn keyed(mut self, header: &'static str) -> Self {
        if let Ok(key) = HeaderValue::try_from(random_uuid()) {
            let header = HeaderName::from_static(header);
            self.request.headers.entry(header).or_insert(key);
            self.request.is_repeatable = true;
        }
        self
    }
}

/// A random UUID (RFC 9562, section 5.4).
fn random_uuid() -> String {
    let random = fastrand::u128(..) & !(0xf << 76 | 0x3 << 62) | 0x4 << 76 | 0x2 << 62;
    let part = |begin: u32, bits: u32| random >> begin & ((1 << bits) - 1);
    format!(
        "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
        part(96, 32),
        part(80, 16),
        part(64, 16),
        part(48, 16),
        part(0, 48),
    )
}
