//! Recursive types.

use std::collections::BTreeSet;

use petgraph::algo::kosaraju_scc;
use petgraph::graphmap::{DiGraphMap, NodeTrait};
use petgraph::visit::{Dfs, Reversed, Walker};

use crate::lower::Lowering;
use crate::lower::all_of::expansion::SELF_REFERENCE;
use crate::lowered::{Field, Type, TypeGraph, TypeId, TypeKind, UnionVariant, type_graph};
use crate::report::Code;
use crate::source::Place;
use crate::source::leads_on;

impl Lowering<'_> {
    /// Boxes fields on each cycle, so that all types have a finite size. Reports infinitely
    /// recursive schemas.
    pub fn recursion(&mut self) {
        self.report_infinite_values();
        let containment = self.graph(|kind| contained_by(kind).concat());
        for cycle in cycles(&containment) {
            self.break_cycle(&cycle);
        }
    }

    pub fn graph(&self, targets: impl Fn(&TypeKind) -> Vec<TypeId>) -> TypeGraph {
        type_graph(self.types.all(), targets)
    }

    /// Boxes the fields that lead back to their owner.
    fn break_cycle(&mut self, cycle: &BTreeSet<TypeId>) {
        let mut graph = self.graph(|kind| contained_by(kind).concat());
        for id in (0..self.types.all().len()).map(TypeId) {
            if !cycle.contains(&id) {
                graph.remove_node(id);
            }
        }
        for owner in self.by_name(cycle) {
            let reversed = Reversed(&graph);
            let leading_back: BTreeSet<TypeId> = Dfs::new(reversed, owner).iter(reversed).collect();
            let fields = self.types.kind(owner).map(contained_by).unwrap_or_default();
            for (index, contained) in fields.into_iter().enumerate() {
                if contained.iter().any(|id| leading_back.contains(id)) {
                    self.set_boxed(owner, index);
                }
            }
            // It is on no cycle any more.
            graph.remove_node(owner);
        }
    }

    /// Sorts types by name, so that the order in the description does not matter.
    fn by_name(&self, types: &BTreeSet<TypeId>) -> Vec<TypeId> {
        let mut sorted: Vec<TypeId> = types.iter().copied().collect();
        sorted.sort_by_cached_key(|id| self.types.stem(*id));
        sorted
    }

    pub fn set_boxed(&mut self, owner: TypeId, index: usize) {
        let boxed = match self.types.kind_mut(owner) {
            Some(TypeKind::Struct(object)) => {
                object.fields.get_mut(index).map(|field| &mut field.boxed)
            }
            Some(TypeKind::Union(union)) => union
                .variants
                .get_mut(index)
                .map(|variant| &mut variant.boxed),
            _ => None,
        };
        if let Some(boxed) = boxed {
            *boxed = true;
        }
    }

    /// Wraps recursive arrays, tuples and maps in a type of their own, since an alias cannot be
    /// recursive. Reports aliases that only refer to themselves.
    pub fn resolve_recursive_aliases(&mut self) {
        // Each iteration resolves a cycle.
        while let Some(cycle) = self.cycle_of_aliases() {
            let mut ids = self.by_name(&cycle).into_iter();
            match ids.find(|id| self.is_alias_of_parts(*id)) {
                Some(id) => self.wrap(id),
                None => self.report_cycle(&cycle),
            }
        }
    }

    fn cycle_of_aliases(&self) -> Option<BTreeSet<TypeId>> {
        cycles(&self.graph_of_aliases()).into_iter().next()
    }

    pub fn graph_of_aliases(&self) -> TypeGraph {
        self.graph(|kind| match kind {
            TypeKind::Alias(ty) => ty.named(),
            TypeKind::Struct(_) | TypeKind::Union(_) | TypeKind::Enum(_) | TypeKind::Foreign(_) => {
                Vec::new()
            }
        })
    }

    /// Returns `true` for an alias of an array, a tuple or a map.
    fn is_alias_of_parts(&self, id: TypeId) -> bool {
        let kind = self.types.kind(id);
        match kind {
            Some(TypeKind::Alias(ty)) => {
                let ty = ty.clone().not_null();
                matches!(ty, Type::Array(_) | Type::Tuple(_) | Type::Map(_))
            }
            _ => false,
        }
    }

    fn report_cycle(&mut self, cycle: &BTreeSet<TypeId>) {
        let places = self.places_of(cycle);
        let mut places = places.iter();
        // A cycle of references only has been reported.
        let is_known = places.clone().all(|place| {
            let schema = self.document.raw(place);
            schema.is_some_and(|schema| leads_on(schema, place))
        });
        if let Some(first) = places.next().filter(|_| !is_known) {
            let diagnostic = self.diagnose(Code::OnlyItself, first, SELF_REFERENCE);
            places.fold(diagnostic, |diagnostic, place| {
                diagnostic.related(place, "through this")
            });
        }
        for id in cycle {
            if let Some(kind) = self.types.kind_mut(*id) {
                *kind = TypeKind::Alias(Type::Any);
            }
        }
    }

    /// Reports objects that require a value of their own type.
    fn report_infinite_values(&mut self) {
        for cycle in cycles(&self.graph(required)) {
            for place in self.places_of(&cycle) {
                let message = "infinitely recursive schema: every value contains another one";
                self.diagnose(Code::InfinitelyRecursive, &place, message)
                    .help("make a property on the cycle optional, or an array");
            }
        }
    }

    fn places_of(&self, cycle: &BTreeSet<TypeId>) -> Vec<Place> {
        let places = cycle.iter().filter_map(|id| self.types.place(*id));
        places.cloned().collect()
    }
}

/// Returns the cycles of a graph.
pub fn cycles<N: NodeTrait>(graph: &DiGraphMap<N, ()>) -> Vec<BTreeSet<N>> {
    let is_cycle = |found: &Vec<N>| match found.as_slice() {
        [only] => graph.contains_edge(*only, *only),
        _ => true,
    };
    let mut cycles: Vec<BTreeSet<N>> = kosaraju_scc(graph)
        .into_iter()
        .filter(is_cycle)
        .map(|found| found.into_iter().collect())
        .collect();
    cycles.sort();
    cycles
}

/// Returns the types that every value of a type contains.
fn required(kind: &TypeKind) -> Vec<TypeId> {
    match kind {
        TypeKind::Struct(object) => object
            .fields
            .iter()
            .filter(|field| field.required)
            .flat_map(|field| needed(&field.ty))
            .collect(),
        TypeKind::Alias(ty) => needed(ty),
        // A variant can end the recursion.
        TypeKind::Union(_) | TypeKind::Enum(_) | TypeKind::Foreign(_) => Vec::new(),
    }
}

fn needed(ty: &Type) -> Vec<TypeId> {
    match ty {
        Type::Named(id) => vec![*id],
        Type::Tuple(items) => items.iter().flat_map(needed).collect(),
        _ => Vec::new(),
    }
}

/// Returns the types that each field or variant contains unboxed.
pub fn contained_by(kind: &TypeKind) -> Vec<Vec<TypeId>> {
    let held_unless = |boxed: bool, ty: &Type| if boxed { Vec::new() } else { contained(ty) };
    match kind {
        TypeKind::Struct(object) => {
            let fields = object.fields.iter();
            let plain = |field: &Field| held_unless(field.boxed, &field.ty);
            fields.map(plain).collect()
        }
        TypeKind::Union(union) => {
            let variants = union.variants.iter();
            let plain = |variant: &UnionVariant| held_unless(variant.boxed, &variant.ty);
            variants.map(plain).collect()
        }
        TypeKind::Alias(ty) => vec![contained(ty)],
        TypeKind::Enum(_) | TypeKind::Foreign(_) => Vec::new(),
    }
}

/// Returns the types that a type contains without indirection.
fn contained(ty: &Type) -> Vec<TypeId> {
    match ty {
        Type::Named(id) => vec![*id],
        Type::Tuple(items) => items.iter().flat_map(contained).collect(),
        Type::Nullable(ty) => contained(ty),
        _ => Vec::new(),
    }
}
