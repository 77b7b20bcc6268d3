//! The data of all contenders.

/// The only valid key.
pub const KEY: &str = "k1_0123456789abcdef0123456789abcdef";

/// The animals in a page.
pub const ANIMALS: i64 = 20;

/// The identifier of a new animal.
pub const NEW_ID: i64 = 21;

/// The values of the `X-RateLimit-*` headers: limit, remaining, reset.
pub const RATE_LIMIT: [i64; 3] = [60, 59, 1_795_219_260];

/// The maximum length of a body, in bytes.
pub const BODY_LIMIT: usize = 64 * 1024;

/// The name of an animal.
pub fn name(id: i64) -> String {
    format!("Animal {id}")
}

/// The category of an animal.
pub const fn category(id: i64) -> i64 {
    id % 5 + 1
}
