//! Schemas: whether more or less is allowed than before.

mod arrays;
mod bounds;
mod choices;
mod conditions;
mod notes;
mod objects;
mod texts;
mod types;
mod values;

use std::rc::Rc;

use super::at::At;
use super::comparer::{Comparer, Pair, Told, Where};
use super::shape::{Shape, Types};
use crate::source::Place;

impl<'a> Comparer<'a> {
    /// Compares what is said of one value, by any number of schemas. The numbers of the changes in it.
    pub fn schema(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) {
        if let ([old], [new]) = (old, new)
            && self.is_untouched(old, new)
        {
            return;
        }
        let places = |parts: &[At<'_>]| parts.iter().map(|one| one.resolved().place).collect();
        let (before, after): (Vec<Place>, Vec<Place>) = (places(old), places(new));
        let pair = (before, after, at.flow, at.kind);
        if self.is_known(&pair, at) || !self.active.insert(pair.clone()) {
            return;
        }
        let (first, mark) = (self.changes.len(), self.reached.len());
        let (before, after) = (Shape::of(old), Shape::of(new));
        self.shapes((old, &before), (new, &after), at);
        self.active.remove(&pair);
        if self.trials > 0 {
            let found = self.changes.iter().skip(first);
            let gravest = found.map(|one| one.verdicts.gravest()).max();
            self.tried.insert(pair, gravest);
        } else {
            let reached = self.reached.iter().skip(mark).copied();
            let found: Vec<usize> = (first..self.changes.len()).chain(reached).collect();
            self.known.insert(pair, found.into());
        }
    }

    /// Whether the same was compared before; its changes are those of this operation, too.
    fn is_known(&mut self, pair: &Pair, at: &Where) -> bool {
        if self.trials > 0 {
            let Some(tried) = self.tried.get(pair) else {
                return false;
            };
            if let Some(gravest) = *tried {
                self.tell(Told::new("tried", gravest, ""));
            }
            return true;
        }
        let Some(known) = self.known.get(pair) else {
            return false;
        };
        let known = Rc::clone(known);
        self.also_of(&known, &at.operation);
        self.reached.extend(known.iter());
        true
    }

    /// Notes that changes that are known concern another operation, too.
    fn also_of(&mut self, changes: &[usize], operation: &Rc<str>) {
        for index in changes {
            if let Some(change) = self.changes.get_mut(*index)
                && !change.operations.iter().any(|known| **known == **operation)
            {
                change.operations.push(operation.to_string());
            }
        }
    }

    fn shapes(
        &mut self,
        (old_parts, old): (&[At<'a>], &Shape<'a>),
        (new_parts, new): (&[At<'a>], &Shape<'a>),
        at: &Where,
    ) {
        if old.types.is_none() || new.types.is_none() {
            self.nothing(old, new, at);
            return;
        }
        if self.wrapped((old_parts, old), (new_parts, new), at) {
            return;
        }
        self.types(old, new, at);
        self.notes(old, new, at);
        let both = old.types.and(new.types);
        if both.without(Types::NULL).is_none() {
            return;
        }
        self.values(old, new, at);
        self.bounds(old, new, at);
        self.texts(old, new, at);
        self.choices(old, new, at);
        if both.has(Types::OBJECT) {
            self.objects(old, new, at);
        }
        if both.has(Types::ARRAY) {
            self.arrays(old, new, at);
        }
        self.conditions(old, new, at);
    }
}
