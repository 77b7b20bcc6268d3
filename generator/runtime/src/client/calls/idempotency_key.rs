//! Idempotency keys (the header `Idempotency-Key`).

use http::header::Entry;
use http::{HeaderName, HeaderValue};

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::random::random_bits;
use crate::runtime::client::request::Location;

impl<O: Operation> CallBuilder<O> {
    /// Adds a random key in a header unless it is set, so that a request with any method can
    /// be retried. The name must be in lower case.
    #[doc(hidden)]
    pub fn keyed(mut self, header: &'static str) -> Self {
        let key = random_uuid().and_then(|key| HeaderValue::try_from(key).ok());
        let name = HeaderName::from_static(header);
        match (self.request.headers.entry(name), key) {
            (Entry::Occupied(_), _) => {}
            (Entry::Vacant(entry), Some(key)) => {
                entry.insert(key);
            }
            (Entry::Vacant(_), None) => {
                self.request.refuse(Location::Header, header);
                return self;
            }
        }
        self.request.is_repeatable = true;
        self
    }
}

/// Generates a random UUID (RFC 9562, section 5.4).
fn random_uuid() -> Option<String> {
    let random = random_bits()? & !(0xf << 76 | 0x3 << 62) | 0x4 << 76 | 0x2 << 62;
    let part = |begin: u32, bits: u32| random >> begin & ((1 << bits) - 1);
    Some(format!(
        "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
        part(96, 32),
        part(80, 16),
        part(64, 16),
        part(48, 16),
        part(0, 48),
    ))
}
