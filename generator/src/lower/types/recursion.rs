//! Types that contain themselves.

use std::collections::{BTreeMap, BTreeSet};

use petgraph::Direction;
use petgraph::algo::kosaraju_scc;
use petgraph::graphmap::DiGraphMap;

use crate::lower::Lowering;
use crate::lower::all_of::expansion::SELF_REFERENCE;
use crate::model::{Field, Type, TypeId, TypeKind, UnionVariant};
use crate::report::Code;
use crate::source::Place;
use crate::source::references::leads_on;

/// Which type stands in which.
type Graph = DiGraphMap<usize, ()>;

impl Lowering<'_> {
    /// Puts a pointer into each circle of types that stand in each other, so that
    /// they have a size in Rust, and refuses objects whose values would have no end.
    pub(in crate::lower) fn recursion(&mut self) {
        self.report_infinite_values();
        let holds = self.graph(|kind| held_by(kind).concat());
        for cycle in cycles(&holds) {
            self.break_cycle(&cycle);
        }
    }

    pub(in crate::lower) fn graph(&self, targets: impl Fn(&TypeKind) -> Vec<TypeId>) -> Graph {
        let mut graph = Graph::new();
        for (index, definition) in self.types.all().iter().enumerate() {
            graph.add_node(index);
            for target in targets(&definition.kind) {
                graph.add_edge(index, target.0, ());
            }
        }
        graph
    }

    /// Boxes the fields of a circle that lead back to their owner, until none does.
    fn break_cycle(&mut self, cycle: &BTreeSet<usize>) {
        let mut held = Held::of(cycle, |index| self.fields_of(index));
        for owner in self.by_name(cycle) {
            let leading_back = held.leading_to(owner);
            for index in held.fields_among(owner, &leading_back) {
                self.set_boxed(owner, index);
                held.forget(owner, index);
            }
        }
    }

    /// Types in an order that does not depend on that of the description.
    fn by_name(&self, types: &BTreeSet<usize>) -> Vec<usize> {
        let mut sorted: Vec<usize> = types.iter().copied().collect();
        sorted.sort_by_cached_key(|index| {
            let definition = self.types.get(TypeId(*index));
            definition.map(|found| found.name.plain().to_owned())
        });
        sorted
    }

    /// What the fields of a type hold without a pointer.
    fn fields_of(&self, index: usize) -> Vec<Vec<usize>> {
        let definition = self.types.get(TypeId(index));
        let held = definition.map_or_else(Vec::new, |found| held_by(&found.kind));
        let indices = |ids: Vec<TypeId>| ids.into_iter().map(|id| id.0).collect();
        held.into_iter().map(indices).collect()
    }

    pub(in crate::lower) fn set_boxed(&mut self, owner: usize, index: usize) {
        let boxed = match self.types.kind_mut(TypeId(owner)) {
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

    /// Gives arrays, tuples and maps that hold themselves a type of their own, which an alias cannot be,
    /// and refuses aliases for nothing but themselves.
    pub(in crate::lower) fn resolve_recursive_aliases(&mut self) {
        // Each turn ends a circle or makes one a type, of which it has no more.
        while let Some(cycle) = self.cycle_of_aliases() {
            let mut ids = self.by_name(&cycle).into_iter().map(TypeId);
            match ids.find(|id| self.is_alias_of_parts(*id)) {
                Some(id) => self.wrap(id),
                None => self.report_cycle(&cycle),
            }
        }
    }

    fn cycle_of_aliases(&self) -> Option<BTreeSet<usize>> {
        cycles(&self.graph_of_aliases()).into_iter().next()
    }

    /// Which aliases are made of which types.
    pub(in crate::lower) fn graph_of_aliases(&self) -> Graph {
        self.graph(|kind| match kind {
            TypeKind::Alias(ty) => ty.named(),
            TypeKind::Struct(_) | TypeKind::Union(_) | TypeKind::Enum(_) | TypeKind::Foreign(_) => {
                Vec::new()
            }
        })
    }

    /// Whether a type is another name of an array, a tuple or a map.
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

    fn report_cycle(&mut self, cycle: &BTreeSet<usize>) {
        let places = self.places_of(cycle);
        let mut places = places.iter();
        // A circle of nothing but references was reported with them.
        let is_known = places.clone().all(|place| {
            let schema = self.document.raw(place);
            schema.is_some_and(|schema| leads_on(schema, place))
        });
        if let Some(first) = places.next().filter(|_| !is_known) {
            let diagnostic = self.report.add(Code::OnlyItself, first, SELF_REFERENCE);
            places.fold(diagnostic, |diagnostic, place| {
                diagnostic.related(place, "by way of this")
            });
        }
        for index in cycle {
            if let Some(definition) = self.types.get_mut(TypeId(*index)) {
                definition.kind = TypeKind::Alias(Type::Any);
            }
        }
    }

    /// Refuses objects that need a value of their own type to be complete.
    fn report_infinite_values(&mut self) {
        let needed = self.graph(required);
        let infinite = infinite(&needed);
        for cycle in cycles(&needed) {
            if !cycle.is_subset(&infinite) {
                continue;
            }
            for place in self.places_of(&cycle) {
                let message = "a value of this schema would need another inside it, without end";
                self.report
                    .add(Code::EndlessValue, &place, message)
                    .help("let a field on the way be optional, or a list");
            }
        }
    }

    fn places_of(&self, cycle: &BTreeSet<usize>) -> Vec<Place> {
        let ids = cycle.iter().map(|index| TypeId(*index));
        ids.filter_map(|id| self.types.place(id)).cloned().collect()
    }
}

/// What the fields of the types of a circle hold of the circle without a pointer.
struct Held(BTreeMap<usize, Vec<Vec<usize>>>);

impl Held {
    fn of(cycle: &BTreeSet<usize>, fields_of: impl Fn(usize) -> Vec<Vec<usize>>) -> Self {
        let within = |mut held: Vec<usize>| {
            held.retain(|target| cycle.contains(target));
            held
        };
        let fields = |index: &usize| fields_of(*index).into_iter().map(within).collect();
        Self(cycle.iter().map(|index| (*index, fields(index))).collect())
    }

    /// The types that lead to one, itself included.
    fn leading_to(&self, end: usize) -> BTreeSet<usize> {
        let mut holders: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (owner, fields) in &self.0 {
            for target in fields.iter().flatten() {
                holders.entry(*target).or_default().push(*owner);
            }
        }
        let mut leading = BTreeSet::from([end]);
        let mut waiting = vec![end];
        while let Some(next) = waiting.pop() {
            let owners = holders.get(&next).into_iter().flatten();
            waiting.extend(owners.filter(|owner| leading.insert(**owner)));
        }
        leading
    }

    /// The fields of a type that hold some types.
    fn fields_among(&self, owner: usize, types: &BTreeSet<usize>) -> Vec<usize> {
        let fields = self.0.get(&owner).into_iter().flatten().enumerate();
        let holding = fields.filter(|(_, held)| held.iter().any(|target| types.contains(target)));
        holding.map(|(index, _)| index).collect()
    }

    fn forget(&mut self, owner: usize, index: usize) {
        let field = self
            .0
            .get_mut(&owner)
            .and_then(|fields| fields.get_mut(index));
        if let Some(held) = field {
            held.clear();
        }
    }
}

/// The sets of types that lead to themselves.
fn cycles(graph: &Graph) -> Vec<BTreeSet<usize>> {
    let is_circle = |found: &Vec<usize>| match found.as_slice() {
        [only] => graph.contains_edge(*only, *only),
        _ => true,
    };
    let mut cycles: Vec<BTreeSet<usize>> = kosaraju_scc(graph)
        .into_iter()
        .filter(is_circle)
        .map(|found| found.into_iter().collect())
        .collect();
    cycles.sort();
    cycles
}

/// The types whose values need others without end: what is left when all those are
/// taken away that need nothing, or only what was taken away.
fn infinite(needs: &Graph) -> BTreeSet<usize> {
    let mut counts: Vec<usize> = (0..needs.node_count())
        .map(|index| needs.neighbors(index).count())
        .collect();
    let ends = |(index, count): (usize, &usize)| (*count == 0).then_some(index);
    let mut waiting: Vec<usize> = counts.iter().enumerate().filter_map(ends).collect();
    let mut infinite: BTreeSet<usize> = (0..counts.len()).collect();
    while let Some(index) = waiting.pop() {
        infinite.remove(&index);
        for owner in needs.neighbors_directed(index, Direction::Incoming) {
            if let Some(count) = counts.get_mut(owner) {
                *count -= 1;
                if *count == 0 {
                    waiting.push(owner);
                }
            }
        }
    }
    infinite
}

/// The types that every value of a type holds.
fn required(kind: &TypeKind) -> Vec<TypeId> {
    match kind {
        TypeKind::Struct(object) => object
            .fields
            .iter()
            .filter(|field| field.required)
            .flat_map(|field| needed(&field.ty))
            .collect(),
        TypeKind::Alias(ty) => needed(ty),
        // A value may be of a branch that ends.
        TypeKind::Union(_) | TypeKind::Enum(_) | TypeKind::Foreign(_) => Vec::new(),
    }
}

/// The types that every value of a type that is written out holds.
fn needed(ty: &Type) -> Vec<TypeId> {
    match ty {
        Type::Named(id) => vec![*id],
        Type::Tuple(items) => items.iter().flat_map(needed).collect(),
        _ => Vec::new(),
    }
}

/// What each field of a struct, each branch of a union or an alias holds without a
/// pointer.
pub(in crate::lower) fn held_by(kind: &TypeKind) -> Vec<Vec<TypeId>> {
    let held_unless = |boxed: bool, ty: &Type| if boxed { Vec::new() } else { held(ty) };
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
        TypeKind::Alias(ty) => vec![held(ty)],
        TypeKind::Enum(_) | TypeKind::Foreign(_) => Vec::new(),
    }
}

/// The types that stand in a type without anything between.
fn held(ty: &Type) -> Vec<TypeId> {
    match ty {
        Type::Named(id) => vec![*id],
        Type::Tuple(items) => items.iter().flat_map(held).collect(),
        Type::Nullable(ty) => held(ty),
        _ => Vec::new(),
    }
}
