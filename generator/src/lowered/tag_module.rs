//! The modules of operations with a tag.

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
}
