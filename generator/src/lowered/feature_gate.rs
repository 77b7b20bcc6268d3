//! The cargo features that items of generated crates require.

use std::collections::{BTreeMap, BTreeSet};

/// The cargo features that an item requires. It is compiled if all features of an alternative are enabled; without
/// alternatives, it is always compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct FeatureGate(BTreeSet<BTreeSet<String>>);

impl FeatureGate {
    /// The gate that requires no feature.
    pub const ALWAYS: Self = Self(BTreeSet::new());

    /// Creates the gate that requires a feature.
    pub fn feature(name: impl Into<String>) -> Self {
        Self::any([name.into()])
    }

    /// Creates the gate that requires one of some features; nothing if there are none.
    pub fn any(names: impl IntoIterator<Item = String>) -> Self {
        let alternatives = names.into_iter().map(|name| BTreeSet::from([name]));
        Self(alternatives.collect())
    }

    /// Returns the gate that requires what any of some gates requires; nothing if there are none.
    pub fn any_of(gates: impl IntoIterator<Item = Self>) -> Self {
        Self::union(gates).unwrap_or_default()
    }

    /// Returns the gate that requires what any of some gates requires; `None` if there are none.
    pub fn union(gates: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut gates = gates.into_iter();
        let mut alternatives = gates.next()?.0;
        for gate in gates {
            if alternatives.is_empty() || gate.is_always() {
                return Some(Self::ALWAYS);
            }
            alternatives.extend(gate.0);
        }
        Some(Self::of(alternatives))
    }

    /// Returns the gate of each item from its users and their gates.
    pub fn of_items<K: Ord>(users: impl IntoIterator<Item = (K, Self)>) -> BTreeMap<K, Self> {
        let mut gates: BTreeMap<K, Vec<Self>> = BTreeMap::new();
        for (item, gate) in users {
            gates.entry(item).or_default().push(gate);
        }
        let gates = gates.into_iter();
        gates
            .map(|(item, gates)| (item, Self::any_of(gates)))
            .collect()
    }

    /// Returns the gate that requires both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        if self.is_always() || other.is_always() {
            return if self.is_always() { other } else { self }.clone();
        }
        let pairs = self
            .0
            .iter()
            .flat_map(|one| other.0.iter().map(move |other| one | other));
        Self::of(pairs.collect())
    }

    /// Returns the gate that requires either of both.
    #[must_use]
    pub fn or(self, other: &Self) -> Self {
        Self::any_of([self, other.clone()])
    }

    /// `true` if it requires nothing.
    pub fn is_always(&self) -> bool {
        self.0.is_empty()
    }

    /// `true` if each alternative requires a feature.
    pub fn requires(&self, name: &str) -> bool {
        !self.is_always() && self.0.iter().all(|one| one.contains(name))
    }

    /// Returns the gate of an item within another one whose gate is `within`, without the features that this one implies.
    #[must_use]
    pub fn further(&self, within: &Self) -> Self {
        if within.clone().or(self) == *self {
            return Self::ALWAYS;
        }
        let (implied, _) = within.factored();
        let is_further = |name: &&String| !implied.contains(name.as_str());
        let alternatives = self.0.iter();
        let alternatives = alternatives.map(|one| one.iter().filter(is_further).cloned().collect());
        Self::of(alternatives.collect())
    }

    /// Returns the features that all alternatives have in common, and the others of each alternative.
    pub fn factored(&self) -> (BTreeSet<&str>, Vec<BTreeSet<&str>>) {
        let alternatives = self.0.iter();
        let alternatives =
            alternatives.map(|one| one.iter().map(String::as_str).collect::<BTreeSet<_>>());
        let common = alternatives.clone().reduce(|one, other| &one & &other);
        let common = common.unwrap_or_default();
        let others = alternatives.map(|one| &one - &common);
        let others = others.filter(|others| !others.is_empty()).collect();
        (common, others)
    }

    /// Removes the alternatives that require more than another one.
    fn of(alternatives: BTreeSet<BTreeSet<String>>) -> Self {
        // Those of the least length, such as those of one tag each, require no more than others.
        let least_length = alternatives.iter().map(BTreeSet::len).min();
        if alternatives
            .iter()
            .all(|one| Some(one.len()) == least_length)
        {
            return Self(alternatives);
        }
        let is_least = |one: &&BTreeSet<String>| {
            let mut others = alternatives.iter();
            least_length == Some(one.len())
                || !others.any(|other| other.len() < one.len() && other.is_subset(one))
        };
        let least = alternatives.iter().filter(is_least).cloned().collect();
        Self(least)
    }
}

impl From<&str> for FeatureGate {
    fn from(feature: &str) -> Self {
        Self::feature(feature)
    }
}

impl From<Option<&str>> for FeatureGate {
    fn from(feature: Option<&str>) -> Self {
        feature.map(Self::feature).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(name: &str) -> FeatureGate {
        FeatureGate::feature(name)
    }

    #[test]
    fn the_gate_without_features_is_neutral_to_and_and_absorbs_or() {
        assert_eq!(FeatureGate::ALWAYS.and(&gate("a")), gate("a"));
        assert_eq!(gate("a").and(&FeatureGate::ALWAYS), gate("a"));
        assert!(gate("a").or(&FeatureGate::ALWAYS).is_always());
        assert!(FeatureGate::ALWAYS.or(&gate("a")).is_always());
        assert!(FeatureGate::any_of([]).is_always());
    }

    #[test]
    fn alternatives_that_require_more_are_left_out() {
        let both = gate("a").and(&gate("b"));
        assert!(both.requires("a") && both.requires("b"));
        assert_eq!(both.clone().or(&gate("a")), gate("a"));
        let several = both.or(&gate("c"));
        assert!(!several.requires("a"));
        assert!(!FeatureGate::ALWAYS.requires("a"));
    }

    #[test]
    fn an_item_requires_nothing_that_its_container_implies() {
        let any = gate("a").or(&gate("b"));
        let both = gate("a").and(&gate("b"));
        for (item, within) in [(&any, &gate("a")), (&any, &any), (&gate("a"), &both)] {
            assert!(item.further(within).is_always());
        }
        for (item, within) in [
            (&gate("a"), &any),
            (&both, &any),
            (&any, &FeatureGate::ALWAYS),
        ] {
            assert_eq!(item.further(within), *item);
        }
        assert_eq!(both.further(&gate("a")), gate("b"));
    }

    #[test]
    fn thousands_of_alternatives_are_joined_at_once() {
        let gates = || (0..3000).map(|index| gate(&format!("tag{index}")));
        let all = FeatureGate::any_of(gates());
        assert_eq!(all, gates().fold(gate("tag0"), |one, other| one.or(&other)));
        assert!(FeatureGate::any_of(gates().chain([FeatureGate::ALWAYS])).is_always());
        assert!(FeatureGate::any_of([FeatureGate::ALWAYS].into_iter().chain(gates())).is_always());
        assert_eq!(FeatureGate::union([]), None);
    }

    #[test]
    fn common_features_are_factored_out() {
        let any = FeatureGate::any(["a".to_owned(), "b".to_owned()]);
        let all = any.and(&gate("beta"));
        let (common, others) = all.factored();
        assert_eq!(Vec::from_iter(common), ["beta"]);
        assert_eq!(others, [BTreeSet::from(["a"]), BTreeSet::from(["b"])]);
        assert_eq!(gate("a").factored(), (BTreeSet::from(["a"]), Vec::new()));
    }
}
