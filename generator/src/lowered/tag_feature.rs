//! The cargo features of tags.

use std::collections::{BTreeMap, BTreeSet};

use super::{Api, FeatureGate, Operation, Stability, TypeFile, TypeId};

/// The cargo features of tags; empty without the setting.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TagFeatures {
    /// The features, by name.
    pub features: Vec<TagFeature>,
    /// The types that require no feature: those of webhooks, of operations without a tag, of common headers and of the
    /// parameters of the client.
    pub always: BTreeSet<TypeId>,
}

/// The cargo feature of the operations with a tag.
#[derive(Clone, Debug, PartialEq)]
pub struct TagFeature {
    /// The name of the feature.
    pub name: String,
    /// The tag.
    pub tag: String,
    /// The types that the operations use.
    pub types: BTreeSet<TypeId>,
}

impl TagFeatures {
    /// `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.features.is_empty()
    }

    /// The names of the features.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.features.iter().map(|feature| feature.name.as_str())
    }
}

impl Operation {
    /// The gate of the features of its tags, of which one is required.
    pub fn tag_gate(&self) -> FeatureGate {
        FeatureGate::any(self.features.iter().cloned())
    }

    /// The gate of the features of its tags, and of that of its stability if it may still change. The server crate, which
    /// sends webhooks, has no features of stability.
    pub fn gate(&self) -> FeatureGate {
        let stability = self.stability.filter(|_| self.webhook.is_none());
        let stability = FeatureGate::from(stability.map(Stability::as_str));
        stability.and(&self.tag_gate())
    }
}

impl Api {
    /// Removes the features of tags, for a server, whose trait has all operations.
    pub fn forget_tag_features(&mut self) {
        self.tag_features = TagFeatures::default();
        for operation in &mut self.operations {
            operation.features.clear();
        }
    }

    /// Returns the gate of the operations that satisfy a condition, including the features of their stability.
    pub fn gate_of(&self, is_user: impl Fn(&Operation) -> bool) -> FeatureGate {
        let users = self.operations.iter().filter(|one| is_user(one));
        FeatureGate::any_of(users.map(Operation::gate))
    }

    /// Returns the gate of the operations that satisfy a condition, of the features of their tags alone.
    pub fn tag_gate_of(&self, is_user: impl Fn(&Operation) -> bool) -> FeatureGate {
        let users = self.operations.iter().filter(|one| is_user(one));
        FeatureGate::any_of(users.map(Operation::tag_gate))
    }

    /// Returns the gate of the module of a tag: one of its operations must be compiled, which can have other tags as well.
    pub fn gate_of_tag_module(&self, index: usize) -> FeatureGate {
        self.tag_gate_of(|operation| operation.tag_module == Some(index))
    }

    /// Returns the features that each enable all operations in the module of a tag.
    pub fn features_of_tag_module(&self, index: usize) -> BTreeSet<&str> {
        let operations = self.operations_in(Some(index));
        let features = operations.map(|one| one.features.iter().map(String::as_str).collect());
        features
            .reduce(|one: BTreeSet<&str>, other| &one & &other)
            .unwrap_or_default()
    }

    /// Returns the gates of payloads, by their indexes.
    pub fn gates_of_payloads(&self) -> BTreeMap<usize, FeatureGate> {
        let responses = self.operations.iter().flat_map(|operation| {
            let payloads = operation.responses.iter();
            let payloads = payloads.filter_map(|response| response.shape.payload());
            payloads.map(|index| (index, operation.tag_gate()))
        });
        FeatureGate::of_items(responses)
    }

    /// Returns the gate of the module of shared payloads; `None` if there are none.
    pub fn gate_of_shared_payloads(&self) -> Option<FeatureGate> {
        let mut gates = self.gates_of_payloads();
        let payloads = self.shared_payloads().into_iter();
        FeatureGate::union(payloads.filter_map(|(index, _, _)| gates.remove(&index)))
    }

    /// Returns the gates of the files whose types only operations with some tags use. A file is compiled whenever one of its
    /// users is.
    pub fn gates_of_types(&self) -> BTreeMap<TypeFile, FeatureGate> {
        let tags = &self.tag_features.features;
        if tags.is_empty() {
            return BTreeMap::new();
        }
        let used = tags.iter().map(|tag| self.used_with(&tag.types));
        let used: Vec<BTreeSet<TypeId>> = used.collect();
        let by_tags: BTreeSet<TypeId> = used.iter().flatten().copied().collect();
        let unused = self.generated_types().filter(|id| !by_tags.contains(id));
        let always = unused.chain(self.tag_features.always.iter().copied());
        let always = self.used_with(&always.collect());
        let files = self.type_files.iter().filter_map(|(file, ids)| {
            let first = ids.first().filter(|first| !always.contains(first))?;
            let is_used = used.iter().map(|ids| ids.contains(first));
            let users = tags.iter().zip(is_used).filter(|(_, is_used)| *is_used);
            let users: Vec<String> = users.map(|(tag, _)| tag.name.clone()).collect();
            // Types that all tags use are always compiled, so that fewer items have conditions.
            (users.len() < tags.len()).then(|| (*file, FeatureGate::any(users)))
        });
        files.collect()
    }
}
