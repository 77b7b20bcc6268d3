//! Schemas: whether more or less is allowed than before.

mod arrays;
mod bounds;
mod branches;
mod choices;
pub(super) mod conditions;
mod heirs;
mod notes;
mod objects;
mod texts;
mod types;
pub(super) mod values;

use super::at::At;
use super::comparer::{Comparer, Told, Where, Written};
use super::memo::Pair;
use super::shape::{Shape, Types};
use super::trials::Begun;

impl<'a> Comparer<'a> {
    /// Compares what is said of one value, by any number of schemas.
    pub fn schema(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) {
        if let ([old], [new]) = (old, new)
            && self.is_untouched(old, new)
        {
            return;
        }
        let places = |parts: &[At<'_>]| parts.iter().map(|one| one.alone().place).collect();
        let pair = Pair {
            old: places(old),
            new: places(new),
            flow: at.flow,
            kind: at.kind,
            written: at.written_here(),
            is_whole_text: at.written == Written::Text && at.path.is_empty(),
        };
        if self.trials.are_under_way() {
            self.tried(&pair, old, new, at);
        } else if let Some(known) = self.memo.begin(pair, &at.operation) {
            self.also_of(&known, &at.operation);
        } else {
            self.parts(old, new, at);
            self.memo.end();
        }
    }

    /// The same in a trial: what is known is told by a change that stands for all.
    fn tried(&mut self, pair: &Pair, old: &[At<'a>], new: &[At<'a>], at: &Where) {
        match self.trials.begin(pair, self.memo.is_open(pair)) {
            Begun::Known(None) => {}
            Begun::Known(Some(gravest)) => self.tell(Told::new("tried", gravest, "")),
            Begun::New(frame) => {
                let first = self.changes.len();
                self.parts(old, new, at);
                let found = self.changes.iter().skip(first);
                let gravest = found.map(|one| one.wire).max();
                self.trials.end(frame, gravest);
            }
        }
    }

    fn parts(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) {
        let (before, after) = (Shape::of(old), Shape::of(new));
        self.shapes((old, &before), (new, &after), at);
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
        self.types((old_parts, old), (new_parts, new), at);
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
        self.heirs(old_parts, new_parts, at);
    }
}
