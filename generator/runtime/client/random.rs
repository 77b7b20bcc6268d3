//! Numbers that nobody can foresee, and that no other client makes.

/// 128 random bits of the platform; `None` where it has none.
pub fn random_bits() -> Option<u128> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(u128::from_ne_bytes(bytes))
}
