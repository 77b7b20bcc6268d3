//! Alternatives of `anyOf` that can hold at the same time: they become one object with the properties of all.
//!
//! A variant of an enum keeps only the properties that it declares, so that a value of several alternatives would lose the
//! properties of all but one.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::rc::Rc;

use super::discriminator::includes;
use super::{Lowering, Pending};
use crate::lower::schema::size_limits::pairs;
use crate::lowered::{
    AdditionalProperties, DiscriminatedBy, Field, Mismatch, Object, Type, TypeId, ValueKind,
};

/// The maximum number of comparisons for a union, in addition to one for each pair of alternatives. Further alternatives
/// count as overlapping.
const MAX_COMPARISONS: usize = 100_000;

/// A type that is not a union, and the discriminators of the unions that it is a variant of.
#[derive(Clone)]
pub struct Leaf {
    pub ty: Type,
    pub tags: Vec<Tag>,
}

/// A property that discriminates a variant, and its values.
#[derive(Clone)]
pub struct Tag {
    pub field: String,
    texts: Vec<String>,
}

/// The facts about an object that determine whether values of another object lose properties.
#[derive(Clone)]
struct Shape {
    fields: BTreeMap<String, FieldShape>,
    /// The additional properties that are kept.
    values: Option<FieldShape>,
    is_closed: bool,
}

#[derive(Clone)]
struct FieldShape {
    ty: Type,
    required: bool,
    texts: Option<Vec<String>>,
    kinds: Vec<ValueKind>,
}

impl Shape {
    /// Returns the values of a property that is declared, or kept.
    fn field(&self, name: &str) -> Option<&FieldShape> {
        self.fields.get(name).or(self.values.as_ref())
    }
}

impl FieldShape {
    /// A property that no value has.
    fn excluded() -> Self {
        Self {
            ty: Type::Null,
            required: false,
            texts: Some(Vec::new()),
            kinds: Vec::new(),
        }
    }

    fn is_excluded(&self) -> bool {
        self.texts.as_ref().is_some_and(Vec::is_empty)
    }
}

/// The comparison of the alternatives of one union.
struct Comparison<'l, 'a> {
    lowering: &'l Lowering<'a>,
    shapes: BTreeMap<TypeId, Rc<Shape>>,
    untagged: Option<Untagged>,
    left: usize,
}

/// The alternatives that an optional property distinguishes, of which a value without the property can match several.
pub struct Untagged {
    pub tag: String,
    /// The indexes of the alternatives.
    pub variants: BTreeSet<usize>,
}

/// Alternatives of which a value can match several.
enum Overlapping {
    Group(Vec<usize>),
    Untagged(Untagged),
}

/// The values that two objects have in common.
enum Overlap {
    None,
    /// Only without the property of this name, which has another value in each.
    Without(String),
    Full,
}

/// Two types whose values may be the same. The decoder prefers the alternative with the most properties of a value, and does
/// not look at nested properties.
type Pair = (Type, Type, Level);

/// The parts that a value of two types has.
enum Parts {
    Pairs(Vec<Pair>),
    /// A value can lose properties.
    Lost,
    /// A value without the property of this name can.
    LostWithout(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Level {
    Alternative,
    Nested,
}

impl<'a> Lowering<'a> {
    /// Merges the overlapping alternatives of each `anyOf`, before types are split into those of requests and responses, so that
    /// both have the same variants.
    pub fn merge_overlapping_variants(&mut self) {
        self.each_pending_union(|lowering, pending| {
            if !lowering.discriminate_by_property(pending) && pending.is_any_of() {
                lowering.merge_overlapping(pending);
            }
        });
    }

    /// Merges one group at a time, since that changes the indexes of the alternatives.
    fn merge_overlapping(&mut self, pending: &mut Pending<'a>) {
        while let Some(overlapping) = self.overlapping(pending) {
            if let Some(discriminator) = pending.discriminator.take() {
                let note = "a value can match several alternatives, which become one object";
                self.report_useless_tag(pending, &discriminator.property_name, note);
            }
            match overlapping {
                Overlapping::Group(group) => self.merge_variants(pending, &group),
                Overlapping::Untagged(untagged) => {
                    return self.add_untagged_variant(pending, &untagged);
                }
            }
        }
    }

    /// Returns the alternatives of which a value can match several and lose properties: a group of them, in order, or those
    /// that an optional property distinguishes.
    fn overlapping(&mut self, pending: &Pending<'_>) -> Option<Overlapping> {
        let types = self.variant_types(pending.id);
        let mut comparison = Comparison::of(self, &types);
        let left = comparison.left;
        let group = comparison.group(&types);
        let compared = left - comparison.left;
        let untagged = comparison.untagged.take();
        self.grow(pairs(compared.isqrt()), &pending.place)?;
        match (group, untagged) {
            (Some(group), _) => Some(Overlapping::Group(group)),
            (None, untagged) => untagged.map(Overlapping::Untagged),
        }
    }

    /// Returns `true` if values of several types can lose properties.
    pub fn are_losing(&self, types: &[Type]) -> bool {
        Comparison::of(self, types).group(types).is_some()
    }

    /// Returns the types of a value of a type, without unions.
    pub fn union_leaves(&self, ty: &Type) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.collect_leaves(ty, &[], &mut HashSet::new(), &mut leaves);
        leaves
    }

    fn collect_leaves(
        &self,
        ty: &Type,
        tags: &[Tag],
        seen: &mut HashSet<TypeId>,
        leaves: &mut Vec<Leaf>,
    ) {
        match self.types.resolved(ty) {
            Type::Nullable(ty) => return self.collect_leaves(ty, tags, seen, leaves),
            Type::Named(id) => {
                if let Some(union) = self.types.union(*id) {
                    if seen.insert(*id) {
                        for (index, variant) in union.variants.iter().enumerate() {
                            let own = tag_of(&union.discriminator, index);
                            let tags: Vec<Tag> = tags.iter().cloned().chain(own).collect();
                            self.collect_leaves(&variant.ty, &tags, seen, leaves);
                        }
                    }
                    return;
                }
            }
            _ => {}
        }
        leaves.push(Leaf {
            ty: self.types.resolved(ty).clone(),
            tags: tags.to_vec(),
        });
    }
}

/// Returns the tag of a variant.
fn tag_of(discriminator: &DiscriminatedBy, index: usize) -> Option<Tag> {
    match discriminator {
        DiscriminatedBy::Property(tags) if tags.default != Some(index) => Some(Tag {
            field: tags.field.clone(),
            texts: tags.texts_of(index).cloned().collect(),
        }),
        _ => None,
    }
}

impl<'l, 'a> Comparison<'l, 'a> {
    fn of(lowering: &'l Lowering<'a>, types: &[Type]) -> Self {
        Self {
            lowering,
            shapes: BTreeMap::new(),
            untagged: None,
            left: MAX_COMPARISONS + types.len().saturating_mul(types.len()),
        }
    }

    /// Returns the first group of several types, in order, that are connected by values that lose properties.
    fn group(&mut self, types: &[Type]) -> Option<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (index, ty) in types.iter().enumerate() {
            let mut joined = vec![index];
            groups = std::mem::take(&mut groups)
                .into_iter()
                .filter_map(|group| {
                    let mut others = group.iter().filter_map(|at| Some((*at, types.get(*at)?)));
                    match others.any(|(at, other)| self.loses((index, ty), (at, other))) {
                        true => {
                            joined.extend(group);
                            None
                        }
                        false => Some(group),
                    }
                })
                .collect();
            groups.push(joined);
        }
        let mut group = groups.into_iter().find(|group| group.len() > 1)?;
        group.sort_unstable();
        Some(group)
    }

    /// Returns `true` if a value of two types can lose properties of one as a value of the other.
    fn loses(&mut self, (at, one): (usize, &Type), (other_at, other): (usize, &Type)) -> bool {
        let mut open: Vec<Pair> = vec![(one.clone(), other.clone(), Level::Alternative)];
        let mut seen = HashSet::new();
        while let Some((one, other, level)) = open.pop() {
            let known = match (&one, &other) {
                (Type::Named(one), Type::Named(other)) => !seen.insert((*one, *other, level)),
                _ => false,
            };
            if known || one == other {
                continue;
            }
            let others = self.lowering.union_leaves(&other);
            for one in self.lowering.union_leaves(&one) {
                for other in &others {
                    let Some(left) = self.left.checked_sub(1) else {
                        return true;
                    };
                    self.left = left;
                    match self.parts(&one, other, level) {
                        Parts::Pairs(pairs) => open.extend(pairs),
                        Parts::LostWithout(tag) if self.has_no_other_tag(&tag) => {
                            self.add_untagged(tag, [at, other_at]);
                        }
                        Parts::Lost | Parts::LostWithout(_) => return true,
                    }
                }
            }
        }
        false
    }

    /// Returns `true` if no other optional property distinguishes alternatives.
    fn has_no_other_tag(&self, tag: &str) -> bool {
        self.untagged.as_ref().is_none_or(|known| known.tag == tag)
    }

    fn add_untagged(&mut self, tag: String, variants: [usize; 2]) {
        let untagged = self.untagged.get_or_insert_with(|| Untagged {
            tag,
            variants: BTreeSet::new(),
        });
        untagged.variants.extend(variants);
    }

    /// Compares the parts that a value of both types has.
    fn parts(&mut self, one: &Leaf, other: &Leaf, level: Level) -> Parts {
        // An alternative of arbitrary JSON declares no properties.
        let has_any = one.ty == Type::Any || other.ty == Type::Any;
        if one.ty == other.ty || (has_any && level == Level::Alternative) {
            return Parts::Pairs(Vec::new());
        }
        let mut parts = match (self.shape(one), self.shape(other)) {
            (Some(one), Some(other)) => {
                let is_lost = are_lost(&one, &other, level);
                match overlap(&one, &other) {
                    Overlap::None => Vec::new(),
                    Overlap::Without(_) if !is_lost && level == Level::Alternative => Vec::new(),
                    Overlap::Without(tag) if level == Level::Alternative => {
                        return Parts::LostWithout(tag);
                    }
                    _ if is_lost => return Parts::Lost,
                    _ => fields(&one, &other),
                }
            }
            _ => Vec::new(),
        };
        let items = (items(&one.ty), items(&other.ty));
        if items.0.len() == items.1.len() {
            parts.extend(items.0.iter().zip(items.1).map(nested));
        } else {
            let pairs = items.0.iter();
            let pairs = pairs.flat_map(|one| items.1.iter().map(move |other| nested((one, other))));
            parts.extend(pairs);
        }
        Parts::Pairs(parts)
    }

    fn shape(&mut self, leaf: &Leaf) -> Option<Rc<Shape>> {
        let map = |values: &Type| Shape {
            fields: BTreeMap::new(),
            values: Some(self.shape_of_values(values)),
            is_closed: false,
        };
        let shape = match &leaf.ty {
            Type::Any => Rc::new(map(&Type::Any)),
            Type::Map(of) => Rc::new(map(&of.values)),
            Type::Named(id) => match self.shapes.get(id) {
                Some(shape) => Rc::clone(shape),
                None => {
                    let object = self.lowering.types.object(&leaf.ty)?;
                    let shape = Rc::new(self.shape_of_object(object));
                    self.shapes.insert(*id, Rc::clone(&shape));
                    shape
                }
            },
            _ => return None,
        };
        Some(match leaf.tags.is_empty() {
            true => shape,
            false => Rc::new(with_tags(Shape::clone(&shape), &leaf.tags)),
        })
    }

    fn shape_of_values(&self, values: &Type) -> FieldShape {
        FieldShape {
            ty: values.clone(),
            required: false,
            texts: self.lowering.texts_of(values),
            kinds: self.lowering.kinds_of(values),
        }
    }

    fn shape_of_object(&self, object: &Object) -> Shape {
        let field = |field: &Field| {
            let is_exact = field.mismatch == Mismatch::Error;
            FieldShape {
                ty: field.ty.clone(),
                required: field.required,
                texts: self.lowering.texts_of(&field.ty).filter(|_| is_exact),
                kinds: match is_exact {
                    true => self.lowering.kinds_of(&field.ty),
                    false => Vec::new(),
                },
            }
        };
        let fields = object.fields.iter();
        let fields = fields.map(|one| (one.name.wire.clone(), field(one)));
        let excluded = object.excluded.iter();
        let excluded = excluded.map(|name| (name.clone(), FieldShape::excluded()));
        Shape {
            fields: fields.chain(excluded).collect(),
            values: object.values().map(|values| self.shape_of_values(values)),
            is_closed: object.additional == AdditionalProperties::Refused,
        }
    }
}

/// Adds the properties that discriminate an object.
fn with_tags(mut shape: Shape, tags: &[Tag]) -> Shape {
    for tag in tags {
        let known = shape.fields.get(&tag.field);
        let ty = known.map_or(Type::String(Vec::new()), |known| known.ty.clone());
        let tag_shape = FieldShape {
            ty,
            required: true,
            kinds: vec![ValueKind::OneOf(tag.texts.clone())],
            texts: Some(tag.texts.clone()),
        };
        shape.fields.insert(tag.field.clone(), tag_shape);
    }
    shape
}

/// Returns whether a value may be of both objects: not if a required property has different values.
fn overlap(one: &Shape, other: &Shape) -> Overlap {
    let mut overlap = Overlap::Full;
    let names: BTreeSet<&String> = one.fields.keys().chain(other.fields.keys()).collect();
    for name in names {
        let (Some(field), Some(same)) = (one.field(name), other.field(name)) else {
            continue;
        };
        let listed = (field.texts.as_deref(), same.texts.as_deref());
        let may_be_equal = match listed {
            (Some(one), Some(other)) => one.iter().any(|text| other.contains(text)),
            _ => may_be_equal(&field.kinds, &same.kinds),
        };
        match listed {
            _ if may_be_equal => {}
            _ if field.required || same.required => return Overlap::None,
            (Some([_]), Some([_])) => overlap = Overlap::Without(name.clone()),
            _ => {}
        }
    }
    overlap
}

/// Returns `true` if a value of both objects can have properties that only one of them keeps.
fn are_lost(one: &Shape, other: &Shape, level: Level) -> bool {
    let is_dropped = |from: &Shape, by: &Shape| {
        let mut fields = from.fields.iter();
        let is_own = |(name, field): (&String, &FieldShape)| {
            !field.is_excluded() && !by.fields.contains_key(name)
        };
        let has_own = from.values.is_some() || fields.any(is_own);
        has_own && by.values.is_none() && !by.is_closed
    };
    let dropped = (is_dropped(one, other), is_dropped(other, one));
    match dropped {
        (true, true) => true,
        (false, false) => false,
        // An alternative with more properties is preferred, but additional properties do not count.
        _ => level == Level::Nested || one.values.is_some() != other.values.is_some(),
    }
}

/// Returns the pairs of types of the properties of a value of both objects.
fn fields(one: &Shape, other: &Shape) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (name, field) in &one.fields {
        pairs.extend(other.field(name).map(|same| (field, same)));
    }
    if let Some(values) = &one.values {
        let fields = other.fields.iter();
        let others = fields.filter(|(name, _)| !one.fields.contains_key(*name));
        let others = others.map(|(_, field)| field).chain(&other.values);
        pairs.extend(others.map(|field| (values, field)));
    }
    let pairs = pairs.into_iter();
    pairs
        .map(|(one, other)| nested((&one.ty, &other.ty)))
        .collect()
}

fn nested((one, other): (&Type, &Type)) -> Pair {
    (one.clone(), other.clone(), Level::Nested)
}

/// Returns the types of items.
fn items(ty: &Type) -> &[Type] {
    match ty {
        Type::Array(array) => std::slice::from_ref(&array.items),
        Type::Tuple(items) => items,
        Type::Any => std::slice::from_ref(ty),
        _ => &[],
    }
}

/// Returns `true` if a value may be of a kind of both lists.
fn may_be_equal(kinds: &[ValueKind], others: &[ValueKind]) -> bool {
    let unknown = kinds.is_empty() || others.is_empty();
    let mut pairs = kinds
        .iter()
        .flat_map(|kind| others.iter().map(move |other| (kind, other)));
    unknown || pairs.any(|(kind, other)| kinds_overlap(kind, other))
}

fn kinds_overlap(kind: &ValueKind, other: &ValueKind) -> bool {
    use ValueKind::{ArrayOf, Object, OneOf};
    match (kind, other) {
        (OneOf(texts), OneOf(others)) => texts.iter().any(|text| others.contains(text)),
        (ArrayOf(_), ArrayOf(_)) | (Object(_), Object(_)) => true,
        _ => includes(kind, other) || includes(other, kind),
    }
}
