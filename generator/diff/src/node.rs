//! Nodes of a description, with references followed.

use serde_json::{Map, Value};

use openapi_crates::internals::Checked;
use openapi_crates::source::Place;

/// References in a longer chain form a cycle, and are not followed.
const MAX_CHAIN_LENGTH: usize = 64;

/// A value of a description with its location.
#[derive(Clone, Debug)]
pub(crate) struct Node<'a> {
    pub value: &'a Value,
    pub place: Place,
    document: &'a Checked,
}

/// A value that has a location in a description.
pub(crate) trait Located {
    fn place(&self) -> &Place;
}

impl Located for Place {
    fn place(&self) -> &Place {
        self
    }
}

impl Located for Node<'_> {
    fn place(&self) -> &Place {
        &self.place
    }
}

impl<T: Located> Located for &T {
    fn place(&self) -> &Place {
        (*self).place()
    }
}

impl<'a> Node<'a> {
    pub fn root(document: &'a Checked) -> Self {
        Self {
            value: document.root(),
            place: Place::root(),
            document,
        }
    }

    /// Returns the node at a location of the same description.
    pub fn at(&self, place: Place) -> Option<Self> {
        let value = self.document.at(&place)?;
        Some(Self {
            value,
            place,
            ..*self
        })
    }

    /// Returns the root of the same description.
    pub fn document_root(&self) -> Self {
        Self::root(self.document)
    }

    /// `true` for OpenAPI 3.0.
    pub fn is_3_0(&self) -> bool {
        self.document.is_3_0()
    }

    pub fn as_slice(&self) -> &[Self] {
        std::slice::from_ref(self)
    }

    pub fn get(&self, key: &str) -> Option<Self> {
        let value = self.value.get(key)?;
        Some(self.below(key, value))
    }

    /// Returns the node under a key, with references followed.
    pub fn resolve(&self, key: &str) -> Option<Self> {
        Some(self.get(key)?.resolved())
    }

    /// Returns the location of a key, or of this node if the key is missing.
    pub fn place_of(&self, key: &str) -> Place {
        self.get(key)
            .map_or_else(|| self.place.clone(), |node| node.place)
    }

    /// Returns the string under a key.
    pub fn text(&self, key: &str) -> Option<&'a str> {
        self.value.get(key)?.as_str()
    }

    /// `true` if the value under a key is `true`.
    pub fn is(&self, key: &str) -> bool {
        self.value.get(key) == Some(&Value::Bool(true))
    }

    /// Returns the entries of an object, extensions included.
    pub fn members(&self) -> impl Iterator<Item = (&'a str, Self)> + use<'a> {
        let owner = self.clone();
        let entries = self.value.as_object().into_iter().flatten();
        entries.map(move |(key, value)| (key.as_str(), owner.below(key, value)))
    }

    /// Returns the entries of the object under a key, extensions included.
    pub fn members_of(&self, key: &str) -> impl Iterator<Item = (&'a str, Self)> + use<'a> {
        self.get(key).into_iter().flat_map(|node| node.members())
    }

    /// Returns the entries of an object without extensions.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Self)> + use<'a> {
        self.members().filter(|(key, _)| !key.starts_with("x-"))
    }

    /// Returns the items of an array.
    pub fn items(&self) -> impl Iterator<Item = Self> + use<'a> {
        let owner = self.clone();
        let items = self.value.as_array().into_iter().flatten().enumerate();
        items.map(move |(index, value)| Self {
            value,
            place: owner.place.index(index),
            ..owner
        })
    }

    /// Returns the items of the array under a key.
    pub fn items_of(&self, key: &str) -> impl Iterator<Item = Self> + use<'a> {
        self.get(key).into_iter().flat_map(|node| node.items())
    }

    /// Follows references; returns the node itself if it is not one.
    pub fn resolved(&self) -> Self {
        self.follow(|_| true)
    }

    /// Follows references without siblings.
    pub fn without_bare_references(&self) -> Self {
        // OpenAPI 3.0 ignores siblings of `$ref`.
        self.follow(|node| node.is_3_0() || node.object().is_some_and(|object| object.len() == 1))
    }

    fn follow(&self, condition: impl Fn(&Self) -> bool) -> Self {
        let mut node = self.clone();
        for _ in 0..MAX_CHAIN_LENGTH {
            match node.target().filter(|_| condition(&node)) {
                Some(next) => node = next,
                None => break,
            }
        }
        node
    }

    /// Returns the target of the node's `$ref`.
    pub fn target(&self) -> Option<Self> {
        self.at(Place::of_reference(self.text("$ref")?)?)
    }

    /// Returns the name of the component that the node is or refers to.
    pub fn component(&self) -> Option<String> {
        let named = self.text("$ref").and_then(Place::of_reference);
        let place = named.unwrap_or_else(|| self.place.clone());
        match place.steps().as_slice() {
            ["components", _, name] => Some((*name).to_owned()),
            _ => None,
        }
    }

    pub fn object(&self) -> Option<&'a Map<String, Value>> {
        self.value.as_object()
    }

    fn below(&self, key: &str, value: &'a Value) -> Self {
        Self {
            value,
            place: self.place.key(key),
            ..*self
        }
    }
}
