//! Items, and all that they lead to.

use std::collections::BTreeSet;

/// Returns some items, and all that they lead to.
pub fn closure<T: Copy + Ord, N: IntoIterator<Item = T>>(
    from: impl IntoIterator<Item = T>,
    next: impl Fn(T) -> N,
) -> BTreeSet<T> {
    let mut waiting: Vec<T> = from.into_iter().collect();
    let mut found = BTreeSet::new();
    while let Some(one) = waiting.pop() {
        if found.insert(one) {
            waiting.extend(next(one));
        }
    }
    found
}
