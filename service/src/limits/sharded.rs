//! A map that many threads change at once.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Mutex, MutexGuard, PoisonError};

const SHARDS: usize = 64;

type Shard<K, V> = Mutex<HashMap<K, V>>;

/// A map in parts, each with its own lock.
pub(super) struct Sharded<K, V> {
    shards: [Shard<K, V>; SHARDS],
    hasher: RandomState,
    shard_capacity: usize,
}

impl<K: Hash + Eq, V: Default> Sharded<K, V> {
    /// Holds about `capacity` entries: a part that is full forgets all of its
    /// own.
    pub(super) fn new(capacity: usize) -> Self {
        let shards = std::array::from_fn(|_| Shard::default());
        Self {
            shards,
            hasher: RandomState::new(),
            shard_capacity: capacity / SHARDS,
        }
    }

    /// Changes the value of `key`, which is at first the default.
    pub(super) fn entry<T>(&self, key: K, change: impl FnOnce(&mut V) -> T) -> T {
        let mut shard = self.shard(&key);
        if shard.len() >= self.shard_capacity && !shard.contains_key(&key) {
            shard.clear();
        }
        change(shard.entry(key).or_default())
    }

    /// Changes the value of `key`, if there is one.
    pub(super) fn update(&self, key: &K, change: impl FnOnce(&mut V)) {
        self.shard(key).get_mut(key).map(change);
    }

    fn shard(&self, key: &K) -> MutexGuard<'_, HashMap<K, V>> {
        // Less than the number of shards, and so small enough for a usize.
        let index = self.hasher.hash_one(key) % SHARDS as u64;
        lock(&self.shards[index as usize])
    }

    /// What `pick` picks.
    pub(super) fn collect<T>(&self, pick: impl Fn(&K, &V) -> Option<T>) -> Vec<T> {
        let mut picked = Vec::new();
        for shard in &self.shards {
            picked.extend(
                lock(shard)
                    .iter()
                    .filter_map(|(key, value)| pick(key, value)),
            );
        }
        picked
    }

    /// Forgets the values that `keep` does not keep.
    pub(super) fn retain(&self, keep: impl Fn(&V) -> bool) {
        for shard in &self.shards {
            lock(shard).retain(|_, value| keep(value));
        }
    }
}

fn lock<K, V>(shard: &Shard<K, V>) -> MutexGuard<'_, HashMap<K, V>> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}
