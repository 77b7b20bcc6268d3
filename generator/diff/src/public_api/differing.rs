//! The parts of two descriptions whose files may differ for others.
//!
//! To make and to parse all files of a large description takes seconds. The file of a type, of an
//! operation or of a payload is made of that part of the model, of the names of the types that it
//! names, and, where these are other names of types, of what they stand for. Where all of this is
//! the same in both versions, so is what others see of the file.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use super::parts::{
    Parts, named_by, named_in, names_any, payload_indexes, types_of, types_of_payload,
};
use generator::internals::{
    Api, Content, ContentKind, Conversion, Operation, Payload, Security, Shape, TypeDefinition,
    TypeId, TypeKind, XmlId,
};

/// The parts of each of two descriptions that may differ.
pub fn differing(old: &Api, new: &Api) -> [Parts; 2] {
    if old.checks_requests != new.checks_requests {
        return [Parts::all(), Parts::all()];
    }
    let pairs = Pairs::new(old, new);
    let touched = pairs.touched();
    let (old_types, new_types) = pairs.types(&touched);
    let (old_payloads, new_payloads) = pairs.payloads(&touched);
    let (old_operations, new_operations) = pairs.operations(&touched, &new_payloads);
    let mut parts = [
        (old_types, old_payloads, old_operations),
        (new_types, new_payloads, new_operations),
    ]
    .map(|(types, payloads, operations)| Parts {
        types,
        payloads,
        operations,
        named: BTreeSet::new(),
        are_all: false,
    });
    pairs.name(&mut parts);
    parts
}

/// Two descriptions, and which parts of the new one have the names of which of the old one.
struct Pairs<'a> {
    old: &'a Api,
    new: &'a Api,
    types: Vec<Option<usize>>,
    payloads: Vec<Option<usize>>,
    /// Whether every type has the index that it had.
    are_in_place: bool,
}

/// The types whose name stands for something else than before, in both descriptions.
struct Touched {
    old: BTreeSet<TypeId>,
    new: BTreeSet<TypeId>,
}

impl<'a> Pairs<'a> {
    fn new(old: &'a Api, new: &'a Api) -> Self {
        let type_name = |definition: &'a TypeDefinition| &definition.name.rust;
        let payload_names = |payload: &'a Payload| (&payload.name.rust, &payload.headers_name.rust);
        let types = by_name(&old.types, &new.types, type_name);
        let mut indexes = types.iter().enumerate();
        let are_in_place = old.types.len() == new.types.len()
            && indexes.all(|(index, before)| *before == Some(index));
        Self {
            old,
            new,
            types,
            payloads: by_name(&old.payloads, &new.payloads, payload_names),
            are_in_place,
        }
    }

    /// The index that a type of the new description has in the old one; that of no type, if it is
    /// new.
    fn before(&self, id: TypeId) -> TypeId {
        let before = self.types.get(id.0).copied().flatten();
        TypeId(before.unwrap_or(self.old.types.len() + id.0))
    }

    /// A part of the new description as one of the old one.
    fn renamed<T: Clone>(&self, part: &T, rename: impl Fn(&mut T, &dyn Fn(TypeId) -> TypeId)) -> T {
        let mut part = part.clone();
        rename(&mut part, &|id| self.before(id));
        part
    }

    fn is_same_definition(&self, old: &TypeDefinition, new: &TypeDefinition) -> bool {
        match self.are_in_place {
            true => old == new,
            false => *old == self.renamed(new, |part, to| part.kind.rename(to)),
        }
    }

    fn touched(&self) -> Touched {
        let mut touched = Touched {
            old: BTreeSet::new(),
            new: BTreeSet::new(),
        };
        for (index, new) in self.new.types.iter().enumerate() {
            let before = self.types.get(index).copied().flatten();
            let Some((at, old)) = before.and_then(|at| Some((at, self.old.types.get(at)?))) else {
                continue;
            };
            let stand_for = |one: &TypeDefinition| {
                matches!(one.kind, TypeKind::Alias(_) | TypeKind::Foreign(_))
            };
            let is_other = discriminant(&old.kind) != discriminant(&new.kind);
            if is_other || (stand_for(new) && !self.is_same_definition(old, new)) {
                touched.old.insert(TypeId(at));
                touched.new.insert(TypeId(index));
            }
        }
        spread(self.old, &mut touched.old);
        spread(self.new, &mut touched.new);
        touched
    }

    fn types(&self, touched: &Touched) -> (BTreeSet<TypeId>, BTreeSet<TypeId>) {
        let (old, new) = (ObjectFacts::of(self.old), ObjectFacts::of(self.new));
        let mut kept = BTreeMap::new();
        for (index, definition) in self.new.types.iter().enumerate() {
            let before = self.types.get(index).copied().flatten();
            let Some((at, known)) = before.and_then(|at| Some((at, self.old.types.get(at)?)))
            else {
                continue;
            };
            let (at, id) = (TypeId(at), TypeId(index));
            let is_free = !names_any(&known.kind.parts(), &touched.old)
                && !names_any(&definition.kind.parts(), &touched.new);
            // What stands for another type is always read: others are told of by it.
            let is_alias = matches!(definition.kind, TypeKind::Alias(_) | TypeKind::Foreign(_));
            let is_same = !is_alias
                && is_free
                && old.waits(at) == new.waits(id)
                && self.are_same_conversions(old.conversions(at), new.conversions(id))
                && self.is_same_definition(known, definition);
            if is_same {
                kept.insert(id, at);
            }
        }
        let kept_before: BTreeSet<TypeId> = kept.values().copied().collect();
        let others = (0..self.old.types.len()).map(TypeId);
        let others = others.filter(|id| !kept_before.contains(id)).collect();
        let new = (0..self.new.types.len()).map(TypeId);
        (others, new.filter(|id| !kept.contains_key(id)).collect())
    }

    fn are_same_conversions(&self, old: &[&Conversion], new: &[&Conversion]) -> bool {
        let is_same = |(old, new): (&&Conversion, &&Conversion)| {
            old.parts == new.parts && old.from == self.before(new.from)
        };
        old.len() == new.len() && old.iter().zip(new).all(is_same)
    }

    fn is_same_payload(&self, touched: &Touched, old: &Payload, new: &Payload) -> bool {
        let is_free = !names_any(&named_by(types_of_payload(old)), &touched.old)
            && !names_any(&named_by(types_of_payload(new)), &touched.new);
        let seen = |mut payload: Payload| {
            payload.body.iter_mut().for_each(forget);
            payload
        };
        let is_same = || {
            let renamed = self.renamed(new, |part, to| part.rename(to));
            seen(old.clone()) == seen(renamed)
        };
        is_free && ((self.are_in_place && old == new) || is_same())
    }

    fn payloads(&self, touched: &Touched) -> (BTreeSet<usize>, BTreeSet<usize>) {
        let is_same = |old: &Payload, new: &Payload| self.is_same_payload(touched, old, new);
        others(
            &self.old.payloads,
            &self.new.payloads,
            &self.payloads,
            is_same,
        )
    }

    fn operations(
        &self,
        touched: &Touched,
        new_payloads: &BTreeSet<usize>,
    ) -> (BTreeSet<usize>, BTreeSet<usize>) {
        let (old, new) = (&self.old.operations, &self.new.operations);
        let pairs = by_name(old, new, |operation| &operation.name.rust);
        let is_same = |old: &Operation, new: &Operation| {
            let is_free = !names_any(&named_by(types_of(old)), &touched.old)
                && !names_any(&named_by(types_of(new)), &touched.new);
            let is_same = || {
                let new = self.renamed(new, |part, to| part.rename(to));
                seen(old.clone()) == seen(new)
            };
            is_free
                && self.have_same_payloads(new_payloads, old, new)
                && ((self.are_in_place && old == new) || is_same())
        };
        others(old, new, &pairs, is_same)
    }

    /// Whether two operations have the same payloads, none of which differs.
    fn have_same_payloads(
        &self,
        differing: &BTreeSet<usize>,
        old: &Operation,
        new: &Operation,
    ) -> bool {
        let before = |index: &usize| self.payloads.get(*index).copied().flatten();
        let indexes: Vec<usize> = payload_indexes(new).collect();
        indexes.iter().all(|index| !differing.contains(index))
            && payload_indexes(old)
                .map(Some)
                .eq(indexes.iter().map(before))
    }

    /// Finds the types that parts name: each in both descriptions, so that it is known by one name.
    fn name(&self, [old, new]: &mut [Parts; 2]) {
        let (before, now) = (named_in(self.old, old), named_in(self.new, new));
        let pairs = self.types.iter().enumerate();
        let pairs = pairs.filter_map(|(id, before)| Some(((*before)?, id)));
        let pairs = pairs.map(|(before, id)| (TypeId(before), TypeId(id)));
        for (at, id) in pairs.filter(|(at, id)| before.contains(at) || now.contains(id)) {
            old.named.insert(at);
            new.named.insert(id);
        }
        old.named.extend(before);
        new.named.extend(now);
    }
}

/// What is known of the types of a description besides their definitions.
struct ObjectFacts<'a> {
    of_hooks: BTreeSet<TypeId>,
    conversions: BTreeMap<TypeId, Vec<&'a Conversion>>,
}

impl<'a> ObjectFacts<'a> {
    fn of(api: &'a Api) -> Self {
        let mut conversions: BTreeMap<TypeId, Vec<&Conversion>> = BTreeMap::new();
        let all = &api.conversions;
        for conversion in all.to_requests.iter().chain(&all.to_responses) {
            conversions
                .entry(conversion.to)
                .or_default()
                .push(conversion);
        }
        Self {
            of_hooks: api.webhook_only_types(),
            conversions,
        }
    }

    fn waits(&self, id: TypeId) -> bool {
        self.of_hooks.contains(&id)
    }

    fn conversions(&self, id: TypeId) -> &[&'a Conversion] {
        self.conversions
            .get(&id)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }
}

/// For each of the new parts, which of the old ones has its name.
fn by_name<'a, T, K: Ord>(
    old: &'a [T],
    new: &'a [T],
    name: impl Fn(&'a T) -> K,
) -> Vec<Option<usize>> {
    let known = old
        .iter()
        .enumerate()
        .map(|(index, part)| (name(part), index));
    let known: BTreeMap<K, usize> = known.collect();
    new.iter()
        .map(|part| known.get(&name(part)).copied())
        .collect()
}

/// The parts of both that are not the same in the other.
fn others<T>(
    old: &[T],
    new: &[T],
    pairs: &[Option<usize>],
    is_same: impl Fn(&T, &T) -> bool,
) -> (BTreeSet<usize>, BTreeSet<usize>) {
    let mut before: BTreeSet<usize> = (0..old.len()).collect();
    let mut now: BTreeSet<usize> = (0..new.len()).collect();
    for ((index, part), at) in new.iter().enumerate().zip(pairs) {
        if let Some(at) = at
            && old.get(*at).is_some_and(|known| is_same(known, part))
        {
            before.remove(at);
            now.remove(&index);
        }
    }
    (before, now)
}

/// Adds the other names of types that are found.
fn spread(api: &Api, found: &mut BTreeSet<TypeId>) {
    loop {
        let known = found.len();
        for (index, definition) in api.types.iter().enumerate() {
            if let TypeKind::Alias(ty) = &definition.kind
                && names_any(&ty.named(), found)
            {
                found.insert(TypeId(index));
            }
        }
        if found.len() == known {
            return;
        }
    }
}

/// An operation without what others do not see of it, and what counts where it stands in the
/// description: payloads are compared by themselves.
fn seen(mut operation: Operation) -> Operation {
    operation.servers = None;
    operation.description = None;
    operation.security = Security::default();
    for response in &mut operation.responses {
        if let Shape::Payload(index) = &mut response.shape {
            *index = 0;
        }
    }
    operation.contents_mut().for_each(forget);
    operation
}

/// Forgets the rules of a body, and how it is written as XML.
fn forget(content: &mut Content) {
    content.constraint = None;
    if let Some(xml) = &mut content.xml {
        xml.document = XmlId(0);
    }
    match &mut content.kind {
        ContentKind::Xml(_, id) => *id = XmlId(0),
        ContentKind::Union(choice) => {
            let variants = choice.variants.iter_mut();
            variants.for_each(|variant| forget(&mut variant.content));
        }
        ContentKind::Json(_)
        | ContentKind::Text(_)
        | ContentKind::Bytes
        | ContentKind::TypedBytes
        | ContentKind::Form(_)
        | ContentKind::Stream(_) => {}
    }
}
