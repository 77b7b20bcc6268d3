//! Random numbers that are unpredictable and unique.

/// Returns 128 random bits of the platform; `None` if it has no source of randomness.
pub fn random_bits() -> Option<u128> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(u128::from_ne_bytes(bytes))
}
