//! Identical inline types, which are defined once.

use std::collections::{HashMap, HashSet};
use std::mem::discriminant;

use petgraph::algo::kosaraju_scc;

use crate::lowered::{Api, Type, TypeFile, TypeId, TypeKind, type_graph};
use crate::names::Name;

/// The first of the types that are identical to a type, by its index.
type Firsts = Vec<TypeId>;

impl Api {
    /// Turns inline types into aliases of identical ones: those with the same fields, values or variants,
    /// constraints and documentation. The one with the shortest name keeps the definition, one of a
    /// component rather than one of an operation.
    ///
    /// Component types are never aliases of identical ones, as their names are part of the description, nor are types
    /// that are converted between requests and responses.
    pub fn alias_identical_types(&mut self) {
        let gates = self.gates_of_types();
        let groups = self.identical_types();
        let mut definitions = HashMap::new();
        let mut apart = Vec::new();
        for group in &groups {
            let Some((kept, others)) = group.split_first() else {
                continue;
            };
            for other in others {
                definitions.insert(*other, *kept);
                if let Some(definition) = self.types.get_mut(other.0) {
                    definition.kind = TypeKind::Alias(Type::Named(*kept));
                }
            }
            let file = self.type_of(*kept).file;
            let users = others.iter().map(|other| self.type_of(*other).file);
            let mut others = users.filter(|other| *other != file);
            // The definition is one of several operations, and belongs to none of them, or requires less than its file.
            let is_apart = match file {
                TypeFile::Operation(_) => others.next().is_some(),
                TypeFile::Type(first) => {
                    first != *kept && others.any(|other| gates.get(&other) != gates.get(&file))
                }
            };
            if is_apart {
                self.move_to_own_file(*kept);
                apart.push(*kept);
            }
        }
        // The aliases of its parts can be in a file that requires more.
        let definition_of = |id| definitions.get(&id).copied().unwrap_or(id);
        for id in apart {
            if let Some(definition) = self.types.get_mut(id.0) {
                definition.kind.rename(&definition_of);
            }
        }
    }

    /// Returns the groups of several identical types, each with the one that keeps the definition first.
    pub fn identical_types(&self) -> Vec<Vec<TypeId>> {
        let mut firsts: Firsts = (0..self.types.len()).map(TypeId).collect();
        let of_webhooks = &self.webhook_only_types;
        let mut groups: HashMap<_, Vec<Group>> = HashMap::new();
        for id in self.candidates() {
            let definition = self.type_of(id);
            // The definition of a type that only webhooks use has their feature.
            let key = (
                of_webhooks.contains(&id),
                discriminant(&definition.kind),
                names_of_members(&definition.kind),
            );
            let similar = groups.entry(key).or_default();
            let kind = with_firsts(&definition.kind, &firsts);
            let is_identical = |group: &&mut Group| {
                let first = self.type_of(group.first);
                first.description == definition.description
                    && first.deprecated == definition.deprecated
                    && first.customization == definition.customization
                    && group.kind == kind
            };
            match similar.iter_mut().find(is_identical) {
                Some(group) => {
                    if let Some(first) = firsts.get_mut(id.0) {
                        *first = group.first;
                    }
                    group.members.push(id);
                }
                None => similar.push(Group {
                    first: id,
                    kind,
                    members: vec![id],
                }),
            }
        }
        let groups = groups.into_values().flatten().map(|group| group.members);
        let mut groups: Vec<Vec<TypeId>> = groups.filter(|group| group.len() > 1).collect();
        for group in &mut groups {
            group.sort_by_cached_key(|id| {
                let definition = self.type_of(*id);
                let is_of_operation = matches!(definition.file, TypeFile::Operation(_));
                let name = definition.name.plain();
                (is_of_operation, name.len(), name.to_owned())
            });
        }
        groups
    }

    /// Returns the types that may become aliases, after those that they contain.
    fn candidates(&self) -> Vec<TypeId> {
        let conversions = &self.conversions;
        let conversions = conversions
            .to_requests
            .iter()
            .chain(&conversions.to_responses);
        let converted: HashSet<TypeId> = conversions.flat_map(|one| [one.from, one.to]).collect();
        let graph = type_graph(&self.types, TypeKind::parts);
        let groups = kosaraju_scc(&graph).into_iter();
        // Types of a cycle stay apart.
        let alone = groups.filter_map(|cycle| match cycle.as_slice() {
            [only] => Some(*only),
            _ => None,
        });
        let generated: HashSet<TypeId> = self.generated_types().collect();
        let is_candidate = |id: &TypeId| {
            let definition = self.type_of(*id);
            let is_defined = matches!(
                definition.kind,
                TypeKind::Struct(_) | TypeKind::Enum(_) | TypeKind::Union(_)
            );
            generated.contains(id) && definition.is_inline && is_defined && !converted.contains(id)
        };
        alone.filter(is_candidate).collect()
    }
}

/// The names of the fields, values or variants of a type.
fn names_of_members(kind: &TypeKind) -> Vec<&str> {
    let names: Vec<&Name> = match kind {
        TypeKind::Struct(object) => object.fields.iter().map(|one| &one.name).collect(),
        TypeKind::Enum(enumeration) => enumeration.values.iter().map(|one| &one.name).collect(),
        TypeKind::Union(union) => union.variants.iter().map(|one| &one.name).collect(),
        TypeKind::Alias(_) | TypeKind::Foreign(_) => Vec::new(),
    };
    names.into_iter().map(|name| name.wire.as_str()).collect()
}

/// Identical types.
struct Group {
    first: TypeId,
    /// The kind of each, with the first of the types that are identical to its parts.
    kind: TypeKind,
    members: Vec<TypeId>,
}

/// Replaces the parts of a type, which have been grouped.
fn with_firsts(kind: &TypeKind, firsts: &Firsts) -> TypeKind {
    let mut kind = kind.clone();
    kind.rename(&|id| firsts.get(id.0).copied().unwrap_or(id));
    kind
}
