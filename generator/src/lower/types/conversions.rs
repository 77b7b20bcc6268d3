//! Conversions between the request type and the response type of a schema.

use std::collections::BTreeMap;

use crate::lower::Lowering;
use crate::lowered::{
    Conversion, Conversions, Converted, Field, Missing, Object, Step, Type, TypeId, TypeKind, Union,
};
use crate::names::Name;

/// Pairs of types with an infallible conversion.
type Complete = BTreeMap<TypeId, TypeId>;

/// Returns `true` if any part is converted, or nothing is missing.
fn is_of_use(parts: &Converted) -> bool {
    match parts {
        Converted::Fields { known, missing } => !known.is_empty() || missing.is_none(),
        Converted::Variants(_) => true,
    }
}

impl Lowering<'_> {
    /// Returns the conversions in both directions.
    pub fn conversions(&mut self) -> Conversions {
        let twins = std::mem::take(&mut self.twins);
        let to_requests: Complete = twins.into_iter().collect();
        let to_responses = to_requests.iter().map(|(one, other)| (*other, *one));
        let to_responses = to_responses.collect();
        Conversions {
            to_requests: self.conversions_of(to_requests),
            to_responses: self.conversions_of(to_responses),
        }
    }

    fn conversions_of(&mut self, twins: Complete) -> Vec<Conversion> {
        let complete = self.complete_of(&twins);
        let mut conversions = Vec::new();
        for (from, to) in twins {
            if let Some(mut parts) = self.parts(from, to, &complete).filter(is_of_use) {
                if let Some(missing) = parts.missing_mut() {
                    missing.name = self.name_of_missing(to);
                }
                conversions.push(Conversion { from, to, parts });
            }
        }
        conversions
    }

    /// Returns the pairs whose conversion needs no additional value, as the greatest fixed point.
    fn complete_of(&self, twins: &Complete) -> Complete {
        let mut complete = twins.clone();
        loop {
            let count = complete.len();
            let known = complete.clone();
            complete.retain(|from, to| {
                let parts = self.parts(*from, *to, &known);
                parts.is_some_and(|parts| parts.missing().is_none()) || self.is_alias(*from)
            });
            if complete.len() == count {
                return complete;
            }
        }
    }

    fn is_alias(&self, id: TypeId) -> bool {
        let kind = self.types.kind(id);
        matches!(kind, Some(TypeKind::Alias(_)))
    }

    /// Returns how to convert the parts; `None` if that is impossible.
    fn parts(&self, from: TypeId, to: TypeId, complete: &Complete) -> Option<Converted> {
        match (self.types.kind(from)?, self.types.kind(to)?) {
            (TypeKind::Struct(from), TypeKind::Struct(to)) => {
                Some(self.parts_of_object(from, to, complete))
            }
            (TypeKind::Union(from), TypeKind::Union(to)) => {
                let steps = self.steps_of_union(from, to, complete);
                steps.map(Converted::Variants)
            }
            _ => None,
        }
    }

    /// Returns the conversion of an object. The name of the missing fields is chosen later.
    fn parts_of_object(&self, from: &Object, to: &Object, complete: &Complete) -> Converted {
        let (mut known, mut missing) = (Vec::new(), Vec::new());
        for field in to.all_fields() {
            let wire = &field.name.wire;
            let mut fields = from.all_fields();
            match fields.find(|source| source.name == field.name) {
                Some(source) => match self.step_of_field(source, field, complete) {
                    Some(step) => known.push((wire.clone(), step)),
                    None if field.tag.is_some() => {}
                    None => missing.push(wire.clone()),
                },
                None if field.is_given() => missing.push(wire.clone()),
                None => {}
            }
        }
        let missing = (!missing.is_empty()).then(|| Missing {
            name: Name::upper("", None),
            fields: missing,
        });
        Converted::Fields { known, missing }
    }

    fn steps_of_union(&self, from: &Union, to: &Union, complete: &Complete) -> Option<Vec<Step>> {
        let pairs = || from.variants.iter().zip(&to.variants);
        let is_alike = from.variants.len() == to.variants.len()
            && pairs().all(|(from, to)| from.name == to.name && from.boxed == to.boxed);
        let steps = pairs().map(|(from, to)| {
            let step = self.step(&from.ty, &to.ty, complete)?;
            Some(boxed(step, from.boxed))
        });
        is_alike.then(|| steps.collect())?
    }

    fn step_of_field(&self, from: &Field, to: &Field, complete: &Complete) -> Option<Step> {
        let is_alike = from.boxed == to.boxed
            && from.required == to.required
            && (from.required || from.default.is_some() == to.default.is_some());
        if !is_alike {
            return None;
        }
        match (&from.ty, &to.ty) {
            (Type::Nullable(from_ty), Type::Nullable(to_ty)) => {
                let step = boxed(self.step(from_ty, to_ty, complete)?, from.boxed);
                Some(step.within(Step::Optional))
            }
            (from_ty, to_ty) => Some(boxed(self.step(from_ty, to_ty, complete)?, from.boxed)),
        }
    }

    fn step(&self, from: &Type, to: &Type, complete: &Complete) -> Option<Step> {
        let step = match (from, to) {
            _ if from == to => Step::Same,
            (Type::Named(from), Type::Named(to)) => {
                let kinds = (self.types.kind(*from)?, self.types.kind(*to)?);
                match kinds {
                    (TypeKind::Alias(from), TypeKind::Alias(to)) => {
                        self.step(from, to, complete)?
                    }
                    _ => (complete.get(from) == Some(to)).then_some(Step::Into)?,
                }
            }
            (Type::Nullable(from), Type::Nullable(to)) => {
                self.step(from, to, complete)?.within(Step::Optional)
            }
            (Type::Array(from), Type::Array(to)) => {
                let step = self.step(&from.items, &to.items, complete)?;
                step.within(Step::Items)
            }
            (Type::Map(from), Type::Map(to)) => {
                let step = self.step(&from.values, &to.values, complete)?;
                step.within(Step::Values)
            }
            _ => return None,
        };
        Some(step)
    }

    /// Names the struct of the missing fields. It is named last, so that it does not affect other
    /// names.
    fn name_of_missing(&mut self, to: TypeId) -> Name {
        let owner = self.types.get(to).map(|found| found.name.clone());
        let owner = owner.unwrap_or_else(|| Name::upper("", None));
        let name = Name {
            rust: format!("{}Missing", owner.plain()),
            wire: owner.wire,
        };
        let mut similar = name.or_similar("Fields").skip(2);
        let mut wanted = name.clone();
        while self.types.claim(&wanted).is_err() {
            match similar.next() {
                Some(next) => wanted = next,
                None => break,
            }
        }
        wanted
    }
}

fn boxed(step: Step, is_boxed: bool) -> Step {
    match is_boxed {
        true => step.within(Step::Boxed),
        false => step,
    }
}
