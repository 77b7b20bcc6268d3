//! Duplicates among texts.

/// Returns the duplicates among some texts, each once and sorted. Sorting compiles to less code
/// than a set.
pub fn repeated(mut texts: Vec<&str>) -> Vec<&str> {
    texts.sort_unstable();
    let pairs = texts.windows(2);
    let equal = pairs.filter(|pair| pair.first() == pair.last());
    let mut repeated: Vec<&str> = equal.flat_map(|pair| pair.first().copied()).collect();
    repeated.dedup();
    repeated
}
