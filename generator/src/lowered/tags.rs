//! The modules and traits of operations with a tag.

use super::{Api, Operation, TypeFile};
use crate::names::Name;

/// The public module of the operations with a tag.
#[derive(Clone, Debug, PartialEq)]
pub struct TagModule {
    /// The tag, and the name of the module.
    pub name: Name,
    /// The description of the tag.
    pub description: Option<String>,
}

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
    /// The operations in a module: of that with an index into `Api::tag_modules`, or of `operations`.
    pub fn operations_in(&self, tag_module: Option<usize>) -> impl Iterator<Item = &Operation> {
        let operations = self.operations.iter();
        operations.filter(move |operation| operation.tag_module == tag_module)
    }

    /// The modules of tags that have operations, with their indexes.
    pub fn used_tag_modules(&self) -> impl Iterator<Item = (usize, &TagModule)> {
        let modules = self.tag_modules.iter().enumerate();
        modules.filter(|(index, _)| self.operations_in(Some(*index)).next().is_some())
    }

    /// The public module with the types of a file: that of the operation's tag, `operations` or `types`.
    pub fn public_module(&self, file: TypeFile) -> &str {
        let TypeFile::Operation(index) = file else {
            return "types";
        };
        let operation = self.operations.get(index);
        let tag_module = operation.and_then(|one| self.tag_modules.get(one.tag_module?));
        tag_module.map_or("operations", |one| &one.name.rust)
    }

    /// `true` if an operation has no tag, so that its items are in the module `operations`.
    pub fn has_untagged_operations(&self) -> bool {
        self.operations_in(None).next().is_some()
    }

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
