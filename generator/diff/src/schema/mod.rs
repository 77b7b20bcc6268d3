//! Schemas: whether more or fewer values are valid than before.
//!
//! In: the schemas of a value in both descriptions. Out: changes, reported to the [`Comparer`]. Depends on `shape`.

mod annotations;
mod arrays;
mod bounds;
mod formats;
pub(crate) mod keywords;
mod objects;
mod overlaps;
mod subtypes;
mod types;
mod unions;
pub(crate) mod values;

use crate::comparer::{Comparer, Context, Encoding};
use crate::memo::Pair;
use crate::node::Node;
use crate::shape::{Shape, Types};
use crate::speculation::Begun;
use openapi_crates::source::Place;

/// Schemas of one description and their common shape.
struct Described<'a, 's> {
    parts: &'s [Node<'a>],
    shape: Shape<'a>,
}

impl<'a> Comparer<'a> {
    /// Compares the schemas of a value, all of which apply.
    pub fn schema(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) {
        if let ([old], [new]) = (old, new)
            && self.is_unchanged(old, new)
        {
            return;
        }
        let places = |parts: &[Node<'_>]| {
            let places = parts
                .iter()
                .map(|part| part.without_bare_references().place);
            places.collect()
        };
        let pair = Pair {
            old: places(old),
            new: places(new),
            flow: at.flow,
            kind: at.kind,
            encoding: at.current_encoding(),
            is_whole_text: at.encoding == Encoding::Text && at.path.is_empty(),
        };
        if self.speculation.is_active() {
            self.speculative(&pair, old, new, at);
        } else if let Some(known) = self.memo.begin(pair, &at.operation) {
            self.add_operation(&known, &at.operation);
        } else {
            self.shapes(old, new, at);
            self.memo.end();
        }
    }

    /// Compares schemas speculatively; a single change represents a known result.
    fn speculative(&mut self, pair: &Pair, old: &[Node<'a>], new: &[Node<'a>], at: &Context) {
        match self.speculation.begin(pair, self.memo.is_open(pair)) {
            Begun::Known(None) => {}
            Begun::Known(Some(worst)) => {
                self.report_as(at, "", worst, "", Place::root(), Place::root());
            }
            Begun::New(frame) => {
                let first = self.changes.len();
                self.shapes(old, new, at);
                let found = self.changes.iter().skip(first);
                let worst = found.map(|change| change.wire).max();
                self.speculation.end(frame, worst);
            }
        }
    }

    fn shapes(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) {
        let [old, new] = [old, new].map(|parts| Described {
            parts,
            shape: Shape::of(parts),
        });
        let (before, after) = (&old.shape, &new.shape);
        if before.types.is_none() || after.types.is_none() {
            self.nothing(before, after, at);
            return;
        }
        if self.wrapped(&old, &new, at) {
            return;
        }
        self.types(&old, &new, at);
        self.annotations(before, after, at);
        let both = before.types.and(after.types);
        if both.without(Types::NULL).is_none() {
            return;
        }
        self.values(before, after, at);
        self.bounds(before, after, at);
        self.patterns(before, after, at);
        self.format(before, after, at);
        self.unions(before, after, at);
        if both.has(Types::OBJECT) {
            self.objects(before, after, at);
        }
        if both.has(Types::ARRAY) {
            self.arrays(before, after, at);
        }
        self.keywords(before, after, at);
        self.subtypes(old.parts, new.parts, at);
    }
}
