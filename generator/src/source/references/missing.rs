//! Finds references to other hosts.

use std::collections::BTreeSet;

use serde_json::Value;

use super::bundle::mapping_places;
use crate::source::text::{Addresses, Target};
use crate::source::tree::{Place, node};
use crate::source::validation::Reference;

/// The addresses, without fragments, that the references of a bundled description lead to.
pub(crate) fn missing_addresses(
    value: &Value,
    references: &[Reference],
    addresses: &Addresses,
) -> BTreeSet<String> {
    let mappings = mapping_places(value, &Place::root());
    let mappings = mappings
        .iter()
        .filter_map(|place| node(value, place)?.as_str());
    let targets = references.iter().map(|one| one.target.as_str());
    let missing = targets.chain(mappings).filter_map(|target| {
        let Some(Target::Address(address)) = addresses.resolve("", target) else {
            return None;
        };
        let (url, _) = address.split_once('#').unwrap_or((&address, ""));
        Some(url.to_owned())
    });
    missing.collect()
}
