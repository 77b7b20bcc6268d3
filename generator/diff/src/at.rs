//! A node of a description, and what its references lead to.

use serde_json::{Map, Value};

use generator::internals::Checked;
use generator::source::Place;

/// More references than this in a row are not followed: they lead in a circle.
const LONGEST_CHAIN: usize = 64;

/// A node with its place.
#[derive(Clone, Debug)]
pub(super) struct At<'a> {
    pub value: &'a Value,
    pub place: Place,
    document: &'a Checked,
}

impl<'a> At<'a> {
    /// The whole description.
    pub fn root(document: &'a Checked) -> Self {
        Self {
            value: document.root(),
            place: Place::root(),
            document,
        }
    }

    /// What stands at a place of the same description.
    pub fn elsewhere(&self, place: Place) -> Option<Self> {
        let value = self.document.at(&place)?;
        Some(Self {
            value,
            place,
            ..*self
        })
    }

    /// Whether the description is one of OpenAPI 3.0.
    pub fn is_3_0(&self) -> bool {
        self.document.is_3_0()
    }

    /// What stands under a key.
    pub fn get(&self, key: &str) -> Option<Self> {
        let value = self.value.get(key)?;
        Some(self.below(key, value))
    }

    /// The same, behind the references that stand there.
    pub fn found(&self, key: &str) -> Option<Self> {
        Some(self.get(key)?.resolved())
    }

    /// The text under a key.
    pub fn text(&self, key: &str) -> Option<&'a str> {
        self.value.get(key)?.as_str()
    }

    /// Whether `true` stands under a key.
    pub fn is(&self, key: &str) -> bool {
        self.value.get(key) == Some(&Value::Bool(true))
    }

    /// The entries of an object, without extensions; none of anything else.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Self)> {
        let entries = self.value.as_object().into_iter().flatten();
        let entries = entries.filter(|(key, _)| !key.starts_with("x-"));
        entries.map(|(key, value)| (key.as_str(), self.below(key, value)))
    }

    /// The entries of an object, whatever they are called.
    pub fn named(&self) -> impl Iterator<Item = (&'a str, Self)> {
        let entries = self.value.as_object().into_iter().flatten();
        entries.map(|(key, value)| (key.as_str(), self.below(key, value)))
    }

    /// The entries of a list; none of anything else.
    pub fn listed(&self) -> impl Iterator<Item = Self> {
        let entries = self.value.as_array().into_iter().flatten().enumerate();
        entries.map(|(index, value)| Self {
            value,
            place: self.place.index(index),
            ..*self
        })
    }

    /// What the references lead to that stand here; itself where none does, or one leads nowhere.
    pub fn resolved(&self) -> Self {
        let mut here = self.clone();
        for _ in 0..LONGEST_CHAIN {
            match here.target() {
                Some(next) => here = next,
                None => break,
            }
        }
        here
    }

    /// What says all that is said here: behind the references that stand here alone.
    pub fn alone(&self) -> Self {
        let mut here = self.clone();
        for _ in 0..LONGEST_CHAIN {
            // OpenAPI 3.0 passes over what stands beside a reference.
            let is_alone = self.is_3_0() || here.object().is_some_and(|object| object.len() == 1);
            match here.target().filter(|_| is_alone) {
                Some(next) => here = next,
                None => break,
            }
        }
        here
    }

    /// What the reference leads to that stands here.
    pub fn target(&self) -> Option<Self> {
        self.elsewhere(Place::of_reference(self.text("$ref")?)?)
    }

    /// The name of the component that it is, or that its reference names.
    pub fn component(&self) -> Option<String> {
        let named = self.text("$ref").and_then(Place::of_reference);
        let place = named.unwrap_or_else(|| self.place.clone());
        match place.steps().as_slice() {
            ["components", _, name] => Some((*name).to_owned()),
            _ => None,
        }
    }

    /// Its keys, of an object.
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
