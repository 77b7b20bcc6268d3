//! Values by their key, found without a lock.

use std::sync::OnceLock;

/// How many keys have values of their own: more than the program has.
const CAPACITY: usize = 64;

/// A list of values by their key, which only grows. What was used first is found
/// first. Keys that there is no room for share the value of one more.
pub(super) struct Table<K, V> {
    entries: [OnceLock<(K, V)>; CAPACITY],
    other: K,
    others: OnceLock<(K, V)>,
}

impl<K: Copy + PartialEq, V> Table<K, V> {
    /// Keys that there is no room for share the value of `other`.
    pub(super) const fn new(other: K) -> Self {
        Self {
            entries: [const { OnceLock::new() }; CAPACITY],
            other,
            others: OnceLock::new(),
        }
    }

    /// The value of `key`, which `make` makes if there is none, with the key that it is of.
    pub(super) fn find(&self, key: K, make: impl Fn(K) -> V) -> &(K, V) {
        let found = self.entries.iter().find_map(|entry| {
            let entry = entry.get_or_init(|| (key, make(key)));
            (entry.0 == key).then_some(entry)
        });
        found.unwrap_or_else(|| self.others.get_or_init(|| (self.other, make(self.other))))
    }
}
