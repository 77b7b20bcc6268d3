//! The address of a node in a description: a JSON Pointer.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use crate::source::MAX_DEPTH;

/// The address of a node: a JSON Pointer (RFC 6901), displayed as `#/paths/~1pets/get`.
///
/// A place shares the memory of its parents, so that every node of a large description can have one.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Place(Option<Arc<Step>>);

#[derive(PartialEq, Eq)]
struct Step {
    /// The hash of the whole place, which is compared first.
    hash: u64,
    name: Box<str>,
    parent: Place,
}

impl Hash for Place {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.own_hash());
    }
}

/// The part of a node to which a diagnostic points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Part {
    /// The key of the node; its value if it has no key.
    Key,
    /// The value of the node; its key if the value is empty or spans several lines.
    #[default]
    Value,
    /// The first occurrence of a duplicate key. Its other parts are those of the last occurrence.
    FirstKey,
}

impl Place {
    /// The whole document.
    pub fn root() -> Self {
        Self(None)
    }

    /// The component with a name in a section.
    pub(crate) fn component(section: &str, name: &str) -> Self {
        Self::root().key("components").key(section).key(name)
    }

    /// The value of a key of this object.
    #[must_use]
    pub fn key(&self, name: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write_u64(self.own_hash());
        name.hash(&mut hasher);
        Self(Some(Arc::new(Step {
            hash: hasher.finish(),
            parent: self.clone(),
            name: name.into(),
        })))
    }

    fn own_hash(&self) -> u64 {
        self.0.as_ref().map_or(0, |step| step.hash)
    }

    /// The entry of this list with a 0-based index.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        self.key(&index.to_string())
    }

    /// The parent; `None` for the root.
    pub fn parent(&self) -> Option<&Self> {
        self.0.as_deref().map(|step| &step.parent)
    }

    /// The key or index in the parent; `None` for the root.
    pub fn name(&self) -> Option<&str> {
        self.0.as_deref().map(|step| &*step.name)
    }

    /// `true` if this is `other`, or within it.
    pub fn is_within(&self, other: &Self) -> bool {
        std::iter::successors(Some(self), |place| place.parent()).any(|place| place == other)
    }

    /// Looks up this place or its nearest parent, and returns the entry with the remaining steps.
    pub(crate) fn nearest_entry<'p, T>(
        &'p self,
        map: &'p HashMap<Self, T>,
    ) -> Option<(&'p T, Vec<&'p str>)> {
        if map.is_empty() {
            return None;
        }
        let mut steps = Vec::new();
        let mut at = Some(self);
        while let Some(here) = at {
            if let Some(entry) = map.get(here) {
                steps.reverse();
                return Some((entry, steps));
            }
            steps.extend(here.name());
            at = here.parent();
        }
        None
    }

    /// Returns the place that a map gives for this place or its nearest parent; this place without an entry.
    #[must_use]
    pub(crate) fn relocated(&self, map: &HashMap<Self, Self>) -> Self {
        match self.nearest_entry(map) {
            Some((place, steps)) => place.join(&steps),
            None => self.clone(),
        }
    }

    /// The place below this one after some steps.
    #[must_use]
    pub(crate) fn join(&self, steps: &[&str]) -> Self {
        let steps = steps.iter();
        steps.fold(self.clone(), |place, step| place.key(step))
    }

    /// The keys and indices from the root to this place.
    pub fn steps(&self) -> Vec<&str> {
        let places = std::iter::successors(Some(self), |place| place.parent());
        let mut steps: Vec<_> = places.filter_map(Self::name).collect();
        steps.reverse();
        steps
    }

    /// The JSON Pointer (RFC 6901): `/paths/~1pets/get`.
    pub fn pointer(&self) -> String {
        let steps = self.steps();
        steps.iter().fold(String::new(), |pointer, step| {
            pointer + "/" + &escaped(step)
        })
    }

    /// Parses a reference within the document, such as `#/components/schemas/Pet`.
    ///
    /// Percent-encoding (RFC 3986) and the escapes of JSON Pointer are decoded. `None` if the reference is not a pointer
    /// into the same document, or has more steps than the maximum depth.
    pub fn of_reference(reference: &str) -> Option<Self> {
        let pointer = percent_decoded(reference.strip_prefix('#')?)?;
        if pointer.is_empty() {
            return Some(Self::root());
        }
        let steps = pointer.strip_prefix('/')?.split('/');
        if steps.clone().nth(MAX_DEPTH).is_some() {
            return None;
        }
        Some(steps.fold(Self::root(), |place, step| place.key(&unescaped(step))))
    }
}

fn escaped(step: &str) -> String {
    step.replace('~', "~0").replace('/', "~1")
}

/// Decodes the escapes of a JSON Pointer: `~1` is `/`, `~0` is `~`.
fn unescaped(step: &str) -> Cow<'_, str> {
    match step.contains('~') {
        true => step.replace("~1", "/").replace("~0", "~").into(),
        false => step.into(),
    }
}

fn percent_decoded(text: &str) -> Option<Cow<'_, str>> {
    if !text.contains('%') {
        return Some(text.into());
    }
    let mut bytes = text.bytes();
    let mut decoded = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        decoded.push(if byte == b'%' {
            hex_digit(bytes.next()?)? * 16 + hex_digit(bytes.next()?)?
        } else {
            byte
        });
    }
    String::from_utf8(decoded).ok().map(Cow::Owned)
}

fn hex_digit(byte: u8) -> Option<u8> {
    let digit = char::from(byte).to_digit(16)?;
    u8::try_from(digit).ok()
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_char('#')?;
        for step in self.steps() {
            // A reference is percent-decoded first (RFC 6901, section 6).
            write!(formatter, "/{}", escaped(step).replace('%', "%25"))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_shown_as_a_pointer() {
        let place = Place::root().key("paths").key("/a~b").key("get");
        let place = place.key("parameters").index(3);
        assert_eq!(place.to_string(), "#/paths/~1a~0b/get/parameters/3");
        assert_eq!(Place::root().to_string(), "#");
    }

    #[test]
    fn references_are_read_back() {
        let schemas = Place::root().key("components").key("schemas");
        let cases = [
            ("#", Some(Place::root())),
            ("#/", Some(Place::root().key(""))),
            ("#/components/schemas/Pet", Some(schemas.key("Pet"))),
            (
                "#/components/schemas/a~1b~0c~01",
                Some(schemas.key("a/b~c~1")),
            ),
            ("#/components/schemas/a%20b%7E1", Some(schemas.key("a b/"))),
            (
                "#/a%25b/c%2Fd",
                Some(Place::root().key("a%b").key("c").key("d")),
            ),
            ("#/a/0", Some(Place::root().key("a").index(0))),
            ("#/a%2", None),
            ("#/a%zz", None),
            ("#/a%ff", None),
            ("#Pet", None),
            ("other.yaml#/a", None),
            ("Pet", None),
        ];
        for (reference, expected) in cases {
            assert_eq!(Place::of_reference(reference), expected, "{reference}");
            if let Some(place) = expected {
                assert_eq!(Place::of_reference(&place.to_string()), Some(place));
            }
        }
    }

    #[test]
    fn a_reference_deeper_than_any_document_is_none() {
        let deep = format!("#{}", "/a".repeat(100_000));
        assert_eq!(Place::of_reference(&deep), None);
    }
}
