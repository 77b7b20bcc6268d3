//! The discriminator of a union: a property, or the shapes of its variants.

use std::collections::BTreeSet;

use super::{Lowering, Pending};
use crate::lower::value_schema::{TagLookup, VariantLookup};
use crate::lowered::{Case, DiscriminatedBy, ObjectFacts, Type, TypeId, TypeKind, ValueKind};
use crate::report::{Code, quoted};

impl<'a> Lowering<'a> {
    /// Chooses the discriminators of all unions, once all types are known.
    pub fn resolve_discriminators(&mut self) {
        self.each_pending_union(|lowering, pending| {
            if !lowering.discriminate_by_property(pending) {
                lowering.discriminate_by_shape(pending);
            }
            lowering.note_variants(pending);
        });
    }

    /// Handles all unions, and keeps those that still have variants. Nested unions come first, because their tags and their
    /// objects count for the outer union.
    pub fn each_pending_union(&mut self, mut handle: impl FnMut(&mut Self, &mut Pending<'a>)) {
        let mut waiting = std::mem::take(&mut self.pending);
        while !waiting.is_empty() {
            let ids: Vec<TypeId> = waiting.iter().map(|pending| pending.id).collect();
            let (mut ready, mut others): (Vec<_>, Vec<_>) = waiting
                .into_iter()
                .partition(|pending| !self.stand_in(&ids, pending.id));
            if ready.is_empty() {
                // Unions that contain each other.
                ready.append(&mut others);
            }
            for mut pending in ready {
                handle(self, &mut pending);
                if !pending.variants.is_empty() {
                    self.pending.push(pending);
                }
            }
            waiting = others;
        }
    }

    /// Returns `true` if any of some unions is a variant of `id`.
    fn stand_in(&self, unions: &[TypeId], id: TypeId) -> bool {
        let types = self.variant_types(id);
        let mut variants = types.iter().filter_map(|ty| self.union_of(ty));
        variants.any(|variant| unions.contains(&variant))
    }

    fn union_of(&self, ty: &Type) -> Option<TypeId> {
        let Type::Named(id) = self.types.resolved(ty) else {
            return None;
        };
        self.types.union(*id).map(|_| *id)
    }

    /// Records the variants for the schemas of values.
    fn note_variants(&mut self, pending: &Pending<'_>) {
        // Merged variants have no schema of their own.
        let mut places = pending.variants.iter().map(|(_, place)| place);
        if places.any(|place| *place == pending.place) {
            return;
        }
        let Some(union) = self.types.union(pending.id) else {
            return;
        };
        let place_of = |variant: usize| {
            let (_, place) = pending.variants.get(variant)?;
            Some(self.document.original_place(place))
        };
        let discriminator = match &union.discriminator {
            DiscriminatedBy::Property(tags) => {
                let texts = tags.texts.iter();
                let texts = texts.filter_map(|(text, at)| Some((text.clone(), place_of(*at)?)));
                VariantLookup::ByField(TagLookup {
                    field: tags.field.clone(),
                    texts: texts.collect(),
                    default: tags.default.and_then(place_of),
                })
            }
            DiscriminatedBy::Shape { .. } => VariantLookup::ByShape {
                types: vec![pending.id],
                variants: (0..union.variants.len()).filter_map(place_of).collect(),
            },
        };
        self.note_discriminator(&pending.place, discriminator);
    }

    fn discriminate_by_shape(&mut self, pending: &Pending<'_>) {
        if let Some(discriminator) = pending.discriminator {
            let note = "the shape of a value decides instead";
            self.report_useless_tag(pending, &discriminator.property_name, note);
            self.set_tags(pending, std::iter::repeat(None));
        }
        let types = self.variant_types(pending.id);
        let mut cases = Vec::new();
        // Formatted strings are tried before plain ones, and untagged objects before those with an optional tag.
        let is_special = |ty: &Type| match self.types.kind_of(ty) {
            Some(TypeKind::Struct(object)) => !object.excluded.is_empty(),
            _ => matches!(self.types.resolved(ty), Type::Formatted(_)),
        };
        let mut variants: Vec<(usize, &Type)> = types.iter().enumerate().collect();
        variants.sort_by_key(|(_, ty)| !is_special(ty));
        for (variant, ty) in variants {
            let kinds = self.kinds_of(ty).into_iter();
            cases.extend(kinds.map(|is| Case { variant, is }));
        }
        let arrays = cases
            .iter()
            .filter(|case| matches!(case.is, ValueKind::ArrayOf(_)));
        if arrays.count() < 2 {
            // The items of the only array type do not matter.
            let arrays = cases
                .iter_mut()
                .filter(|case| matches!(case.is, ValueKind::ArrayOf(_)));
            arrays.for_each(|case| case.is = ValueKind::Array);
        }
        self.warn_of_overlap(pending, &cases);
        self.set_discriminator(
            pending.id,
            DiscriminatedBy::Shape {
                cases,
                exclusive: pending.exclusive,
            },
        );
    }

    pub fn variant_types(&self, id: TypeId) -> Vec<Type> {
        let variants = self.types.union(id).map(|union| &union.variants);
        let variants = variants.into_iter().flatten();
        variants.map(|variant| variant.ty.clone()).collect()
    }

    pub fn set_discriminator(&mut self, id: TypeId, discriminator: DiscriminatedBy) {
        if let Some(union) = self.types.union_mut(id) {
            union.discriminator = discriminator;
        }
    }

    /// Warns of variants of which one includes the other, once for each pair.
    fn warn_of_overlap(&mut self, pending: &Pending<'_>, cases: &[Case]) {
        if !pending.exclusive {
            return;
        }
        let mut pairs = BTreeSet::new();
        for narrow in cases {
            for wide in cases {
                let pair = [narrow.variant, wide.variant];
                let is_pair = narrow.variant != wide.variant && includes(&wide.is, &narrow.is);
                if is_pair && pairs.insert(sorted(pair)) {
                    self.warn_of_included(pending, narrow.variant, wide.variant);
                }
            }
        }
    }

    fn warn_of_included(&mut self, pending: &Pending<'_>, narrow: usize, wide: usize) {
        let (Some((_, place)), Some((_, other))) =
            (pending.variants.get(narrow), pending.variants.get(wide))
        else {
            return;
        };
        self.diagnose(
            Code::OverlappingBranches,
            place,
            "overlapping `oneOf` alternatives: a value can match both",
        )
        .related(other, "the other alternative")
        .help("the server rejects values that match several; use `anyOf`, or a `discriminator`");
    }

    pub fn report_useless_tag(&mut self, pending: &Pending<'_>, field: &str, note: &str) {
        let message = format!(
            "the property {} does not discriminate all alternatives",
            quoted(field)
        );
        self.diagnose(Code::UselessDiscriminator, &pending.place, message)
            .help("give each alternative a value of its own")
            .note(note);
    }
}

fn sorted(mut pair: [usize; 2]) -> [usize; 2] {
    pair.sort_unstable();
    pair
}

/// Returns `true` if all values of one kind are certainly of the other.
pub fn includes(wide: &ValueKind, narrow: &ValueKind) -> bool {
    match (wide, narrow) {
        (ValueKind::Any, _)
        | (ValueKind::Null, ValueKind::Null)
        | (ValueKind::Boolean, ValueKind::Boolean)
        | (ValueKind::Integer, ValueKind::Integer)
        | (ValueKind::Number, ValueKind::Integer | ValueKind::Number)
        | (ValueKind::String, ValueKind::String | ValueKind::OneOf(_))
        | (ValueKind::Array, ValueKind::Array | ValueKind::ArrayOf(_)) => true,
        (ValueKind::ArrayOf(wide), ValueKind::ArrayOf(narrow)) => narrow
            .iter()
            .all(|narrow| wide.iter().any(|wide| includes(wide, narrow))),
        (ValueKind::OneOf(wide), ValueKind::OneOf(narrow)) => {
            narrow.iter().all(|text| wide.contains(text))
        }
        (ValueKind::Object(wide), ValueKind::Object(narrow)) => includes_objects(wide, narrow),
        _ => false,
    }
}

fn includes_objects(wide: &ObjectFacts, narrow: &ObjectFacts) -> bool {
    let knows = |facts: &ObjectFacts, name: &String| {
        facts.required.contains(name) || facts.optional.contains(name)
    };
    let has_required = wide
        .required
        .iter()
        .all(|name| narrow.required.contains(name));
    let stays_open = !wide.closed
        || (narrow.closed
            && narrow
                .required
                .iter()
                .chain(&narrow.optional)
                .all(|name| knows(wide, name)));
    let same_texts = wide.texts.iter().all(|(name, texts)| {
        let found = narrow.texts.iter().find(|(known, _)| known == name);
        found.is_some_and(|(_, narrow)| narrow.iter().all(|text| texts.contains(text)))
    });
    has_required && stays_open && same_texts
}
