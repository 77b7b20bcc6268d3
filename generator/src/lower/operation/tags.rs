//! The tags that group operations: in modules, in commands of the client, and in traits of the server.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::lower::Lowering;
use crate::lowered::{Operation, TagModule, TagTrait};
use crate::names::commands::kebab;
use crate::names::{Case, Name, OF_ROOTS, Scope};
use crate::report::{Code, quoted};
use crate::source::{Document, Place};

/// The module of the traits has these names, too.
const RESERVED_MODULES: [&str; 2] = ["http", "r#mod"];

/// The tag that groups an operation: the first, except for those of another `kind` than `nav` (OpenAPI 3.2).
pub fn group_tag(document: &Document, tags: &[String]) -> Option<String> {
    let mut groups = tags.iter().filter(|tag| is_group(document, tag));
    groups.next().or(tags.first()).cloned()
}

fn is_group(document: &Document, name: &str) -> bool {
    let mut known = document.openapi.tags.iter();
    let index = known.position(|tag| tag.name == name);
    let kind = index.and_then(|index| tag_field(document, index, "kind"));
    kind.is_none_or(|kind| kind == "nav")
}

/// The group of an operation, in kebab case, so that tags that differ only in case and separators are one group.
/// A tag without letters makes no name.
pub fn group_of(operation: &Operation) -> Option<String> {
    operation.tag.as_deref().and_then(group)
}

fn group(tag: &str) -> Option<String> {
    tag.contains(char::is_alphanumeric).then(|| kebab(tag))
}

/// The description of the tag of a group, with its parent (OpenAPI 3.2) after the first paragraph.
pub fn described(document: &Document, group: &str) -> Option<String> {
    let tags = document.openapi.tags.iter().enumerate();
    let mut tags = tags.filter(|(_, tag)| kebab(&tag.name) == group);
    tags.find_map(|(index, tag)| {
        let Some(parent) = tag_field(document, index, "parent") else {
            return tag.description.clone();
        };
        let text = tag.description.as_ref().unwrap_or(&tag.name).trim();
        let (first, rest) = text.split_at(text.find("\n\n").unwrap_or(text.len()));
        let first = first.trim_end_matches('.');
        Some(format!("{first} (part of {}).{rest}", quoted(parent)))
    })
}

fn tag_field<'d>(document: &'d Document, index: usize, key: &str) -> Option<&'d str> {
    let place = Place::root().key("tags").index(index).key(key);
    document.raw(&place).and_then(Value::as_str)
}

/// The groups of all tags of an operation by which operations are grouped, in kebab case.
pub(super) fn groups_of(document: &Document, operation: &Operation) -> Vec<(String, String)> {
    let tags = operation.tags.iter().chain(&operation.tag);
    let tags = tags.filter(|tag| operation.tag.as_ref() == Some(tag) || is_group(document, tag));
    let groups = tags.filter_map(|tag| Some((group(tag)?, tag.clone())));
    groups.collect()
}

/// The operations of each group, in an order that does not depend on that of operations, for the same names.
fn by_group(operations: &mut [Operation]) -> BTreeMap<String, Vec<&mut Operation>> {
    let mut by_group: BTreeMap<String, Vec<&mut Operation>> = BTreeMap::new();
    for operation in operations {
        if let Some(group) = group_of(operation) {
            by_group.entry(group).or_default().push(operation);
        }
    }
    by_group
}

impl Lowering<'_> {
    /// Assigns operations to modules by their tags.
    pub fn tag_modules(&self, operations: &mut [Operation]) -> Vec<TagModule> {
        let mut scope = Scope::with_reserved(OF_ROOTS.iter().copied());
        let mut modules = Vec::new();
        for (group, operations) in by_group(operations) {
            let tag = operations.first().and_then(|first| first.tag.clone());
            let name = claim_module(&mut scope, &group, "operations");
            for operation in operations {
                operation.tag_module = Some(modules.len());
            }
            modules.push(TagModule {
                name: Name {
                    wire: tag.unwrap_or_default(),
                    ..name
                },
                description: described(self.document, &group),
            });
        }
        modules
    }

    /// Assigns operations to traits by their tags, if the options ask for it. All other names take precedence.
    pub fn tag_traits(&mut self, operations: &mut [Operation]) -> Vec<TagTrait> {
        if !self.operation_options.tag_traits {
            return Vec::new();
        }
        let is_empty = operations.is_empty();
        let by_group = by_group(operations);
        if by_group.is_empty() && !is_empty {
            self.report_no_tags("traits");
        }
        let mut modules = Scope::with_reserved(RESERVED_MODULES);
        let mut traits = Vec::new();
        for (group, operations) in by_group {
            let tag = operations.first().and_then(|first| first.tag.clone());
            let Some(name) = self.claim_trait(&group, tag.unwrap_or_default()) else {
                continue;
            };
            for operation in operations {
                operation.tag_trait = Some(traits.len());
            }
            traits.push(TagTrait {
                name,
                module: claim_module(&mut modules, &group, "api"),
                description: described(self.document, &group),
            });
        }
        traits
    }

    /// Reports a setting that has no effect because no operation has a tag.
    pub(super) fn report_no_tags(&mut self, setting: &str) {
        let message =
            format!("`{setting} = \"tag\"` has no effect, because no operation has a tag");
        self.diagnose(Code::NoTags, &Place::root().key("paths"), message)
            .at_key()
            .help("add `tags` to operations, or remove the setting");
    }

    /// Claims the name of a trait: `PetsApi`.
    fn claim_trait(&mut self, group: &str, tag: String) -> Option<Name> {
        let words = match group.ends_with("-api") {
            true => group.to_owned(),
            false => format!("{group}-api"),
        };
        // A name from a name, as similar ones spell symbols.
        let wanted = Name::upper_in_ascii(&Name::upper_in_ascii(&words).rust);
        let own = |name: &Name| vec![name.clone()];
        let claimed = self.types.claim_similar_for(&wanted, "Trait", own)?;
        Some(Name {
            wire: tag,
            ..claimed
        })
    }
}

/// Claims the name of the module of a group: `pets`, or with a word if it is taken.
fn claim_module(scope: &mut Scope, group: &str, word: &str) -> Name {
    let plain = Name::lower_in_ascii(group);
    let other = Name::lower_in_ascii(&format!("{group}-{word}"));
    let module = scope.free(Case::Lower, [plain.clone(), other], &plain);
    // It is free.
    let _ = scope.claim(&module);
    module
}
