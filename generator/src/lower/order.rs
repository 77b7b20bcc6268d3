//! An order in which names are taken that does not depend on that of the description, where it says nothing: of
//! two things with one name, the same is always given another.

/// Things by a key of theirs, each with where it stood.
pub(super) fn sorted<T, K: Ord>(
    things: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<(usize, T)> {
    let mut sorted: Vec<(usize, T)> = things.into_iter().enumerate().collect();
    sorted.sort_by_cached_key(|(_, thing)| key(thing));
    sorted
}

/// Things where they stood.
pub(super) fn restored<T>(mut things: Vec<(usize, T)>) -> Vec<T> {
    things.sort_by_key(|(index, _)| *index);
    things.into_iter().map(|(_, thing)| thing).collect()
}
