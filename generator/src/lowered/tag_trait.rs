//! The traits of operations with a tag.

use super::{Api, Operation};
use crate::names::Name;

/// The trait of the operations with a tag.
#[derive(Clone, Debug, PartialEq)]
pub struct TagTrait {
    /// The tag, and the name of the trait.
    pub name: Name,
    /// The module and file.
    pub module: Name,
    /// The description of the tag.
    pub description: Option<String>,
}

impl Api {
    /// The operations of a trait: of that with an index into `Api::tag_traits`, or of `Api` itself.
    pub fn operations_of(&self, tag_trait: Option<usize>) -> impl Iterator<Item = &Operation> {
        let operations = self.operations.iter();
        operations.filter(move |operation| operation.tag_trait == tag_trait)
    }

    /// The name of the trait that has the handler of an operation.
    pub fn trait_of(&self, operation: &Operation) -> &str {
        let tag_trait = operation
            .tag_trait
            .and_then(|index| self.tag_traits.get(index));
        tag_trait.map_or("Api", |tag_trait| &tag_trait.name.rust)
    }

    /// `true` if `Api` has no handlers, so that each implementation of its supertraits is one of it.
    pub fn has_only_tagged_operations(&self) -> bool {
        !self.tag_traits.is_empty() && self.operations_of(None).next().is_none()
    }
}
