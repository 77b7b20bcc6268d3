//! The cargo features of tags.

use std::collections::{BTreeMap, BTreeSet};

use super::{Api, FeatureGate, Operation, TypeFile, TypeId};

/// The cargo features of tags; none if operations have no features.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TagFeatures {
    /// The features, by name.
    pub features: Vec<TagFeature>,
    /// The types that need none of them: those of webhooks, of operations without a tag, of common headers and of
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
    /// The types in the operations.
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
    /// The features of its tags, of which one is required.
    pub fn tag_gate(&self) -> FeatureGate {
        FeatureGate::any(self.features.iter().cloned())
    }
}

impl Api {
    /// Removes the features of tags, which a server does not have.
    pub fn forget_tag_features(&mut self) {
        self.tag_features = TagFeatures::default();
        for operation in &mut self.operations {
            operation.features.clear();
        }
    }

    /// Returns the gate of what the operations have that satisfy a condition.
    pub fn gate_of(&self, is_user: impl Fn(&Operation) -> bool) -> FeatureGate {
        let users = self.operations.iter().filter(|one| is_user(one));
        FeatureGate::any_of(users.map(Operation::tag_gate))
    }

    /// Returns the gate of the payload with an index.
    pub fn gate_of_payload(&self, index: usize) -> FeatureGate {
        self.gate_of(|operation| {
            let mut shapes = operation.responses.iter().map(|one| &one.shape);
            shapes.any(|shape| shape.payload() == Some(index))
        })
    }

    /// Returns the gate of what has the shared payloads; `None` without any.
    pub fn gate_of_shared_payloads(&self) -> Option<FeatureGate> {
        let payloads = self.shared_payloads().into_iter();
        FeatureGate::union(payloads.map(|(index, _, _)| self.gate_of_payload(index)))
    }

    /// Returns the gates of the files of types that only operations with some tags use. A file requires no more than what
    /// uses it.
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
            // What all tags use is always there.
            (users.len() < tags.len()).then(|| (*file, FeatureGate::any(users)))
        });
        files.collect()
    }
}
