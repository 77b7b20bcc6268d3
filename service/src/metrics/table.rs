//! Values by their key, found without a lock.

use std::sync::OnceLock;

/// How many keys there may be: far more than the program has.
const CAPACITY: usize = 64;

/// A list of values by their key, which only grows. What was used first is found
/// first.
pub(super) struct Table<K, V>([OnceLock<(K, V)>; CAPACITY]);

impl<K: Copy + PartialEq, V> Table<K, V> {
    pub(super) const fn new() -> Self {
        Self([const { OnceLock::new() }; CAPACITY])
    }

    /// The value of `key`, which `make` makes if there is none; `None` if there
    /// is no room for it.
    pub(super) fn find(&self, key: K, make: impl Fn(K) -> V) -> Option<&V> {
        self.0.iter().find_map(|slot| {
            let (found, value) = slot.get_or_init(|| (key, make(key)));
            (*found == key).then_some(value)
        })
    }
}
