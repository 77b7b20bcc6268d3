//! Finds references to other hosts.

use std::collections::BTreeSet;

use crate::source::text::{Addresses, Target};
use crate::source::validation::Reference;

/// The addresses, without fragments, that the references of a bundled description lead to.
pub(crate) fn missing_addresses(
    references: &[Reference],
    addresses: &Addresses,
) -> BTreeSet<String> {
    let missing = references.iter().filter_map(|reference| {
        let Some(Target::Address(address)) = addresses.resolve("", &reference.target) else {
            return None;
        };
        let (url, _) = address.split_once('#').unwrap_or((&address, ""));
        Some(url.to_owned())
    });
    missing.collect()
}
