//! Equality of array items (`uniqueItems`).

use crate::runtime::tree::Tree;

/// Returns the indices of an item and of an earlier one that equals it.
pub fn first_repeated(mut items: Vec<(Tree, usize)>) -> Option<(usize, usize)> {
    items.sort_unstable();
    let pairs = items.windows(2).filter_map(|pair| match pair {
        [(one, earlier), (other, later)] if one == other => Some((*later, *earlier)),
        _ => None,
    });
    pairs.min()
}
