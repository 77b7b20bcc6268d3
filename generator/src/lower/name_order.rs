//! An order for claiming names that does not depend on the order in the description.

/// Sorts items by a key, with their original indexes.
pub fn sorted<T, K: Ord>(
    things: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<(usize, T)> {
    let mut sorted: Vec<(usize, T)> = things.into_iter().enumerate().collect();
    sorted.sort_by_cached_key(|(_, thing)| key(thing));
    sorted
}

/// Restores the original order.
pub fn restored<T>(mut things: Vec<(usize, T)>) -> Vec<T> {
    things.sort_by_key(|(index, _)| *index);
    things.into_iter().map(|(_, thing)| thing).collect()
}
