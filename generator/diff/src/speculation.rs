//! Speculative comparisons: only the worst verdict is of interest.

use std::collections::HashMap;

use indexmap::IndexSet;

use super::change::Verdict;
use super::memo::Pair;

/// The results of speculative comparisons.
///
/// A recursive comparison assumes that the outer one finds no change. Results that depend on this assumption are kept if
/// it turns out to be true, and are otherwise discarded.
#[derive(Debug, Default)]
pub(crate) struct Speculation {
    /// The number of nested speculations.
    depth: usize,
    known: HashMap<Pair, Known>,
    /// The current comparisons, each nested in the one before it.
    open: IndexSet<Pair>,
    /// The outermost comparison that the current one depends on: its position in `open`, from 1, or 0 for a comparison
    /// outside of speculation.
    outermost: Option<usize>,
    /// The results that depend on an outer comparison, oldest first.
    conditional: Vec<Pair>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    worst: Option<Verdict>,
    /// The outermost comparison that the result depends on.
    condition: Option<usize>,
}

/// The state of a comparison that was begun.
pub(crate) enum Begun {
    /// The result is known.
    Known(Option<Verdict>),
    /// The comparison must be made.
    New(Frame),
}

/// A current comparison, with the state before it.
pub(crate) struct Frame {
    position: usize,
    outermost: Option<usize>,
    conditional: usize,
}

impl Speculation {
    pub fn is_active(&self) -> bool {
        self.depth > 0
    }

    pub fn enter(&mut self) {
        self.depth += 1;
    }

    pub fn leave(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.depth == 0 {
            self.discard(0);
            self.outermost = None;
        }
    }

    /// Begins a comparison, which may be a current one outside of speculation.
    pub fn begin(&mut self, pair: &Pair, is_open_outside: bool) -> Begun {
        if let Some(known) = self.known.get(pair).copied() {
            self.depend_on(known.condition);
            return Begun::Known(known.worst);
        }
        let open = self.open.get_index_of(pair).map(|index| index + 1);
        if let Some(position) = open.or(is_open_outside.then_some(0)) {
            self.depend_on(Some(position));
            return Begun::Known(None);
        }
        self.open.insert(pair.clone());
        Begun::New(Frame {
            position: self.open.len(),
            outermost: self.outermost.take(),
            conditional: self.conditional.len(),
        })
    }

    /// Ends the current comparison.
    pub fn end(&mut self, frame: Frame, worst: Option<Verdict>) {
        let Some(pair) = self.open.pop() else {
            return;
        };
        let condition = self.outermost.filter(|position| *position < frame.position);
        match (condition, worst) {
            (Some(_), _) => self.conditional.push(pair.clone()),
            (None, Some(_)) => self.discard(frame.conditional),
            (None, None) => self.keep(frame.conditional),
        }
        self.known.insert(pair, Known { worst, condition });
        self.outermost = frame.outermost;
        self.depend_on(condition);
    }

    fn depend_on(&mut self, position: Option<usize>) {
        self.outermost = match (self.outermost, position) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }

    fn discard(&mut self, first: usize) {
        for pair in self.conditional.drain(first..) {
            self.known.remove(&pair);
        }
    }

    fn keep(&mut self, first: usize) {
        for pair in self.conditional.drain(first..) {
            if let Some(known) = self.known.get_mut(&pair) {
                known.condition = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::memo::tests::pair;
    use super::*;

    /// `A` contains `B`, which contains `A`; `found` is the result of `A` itself.
    fn cycle(speculation: &mut Speculation, found: Option<Verdict>) {
        let Begun::New(outer) = speculation.begin(&pair("A"), false) else {
            panic!("A is not known");
        };
        let Begun::New(inner) = speculation.begin(&pair("B"), false) else {
            panic!("B is not known");
        };
        assert!(matches!(
            speculation.begin(&pair("A"), false),
            Begun::Known(None)
        ));
        speculation.end(inner, None);
        speculation.end(outer, found);
    }

    #[test]
    fn results_that_depend_on_a_wrong_assumption_are_discarded() {
        let mut speculation = Speculation::default();
        speculation.enter();
        cycle(&mut speculation, Some(Verdict::Breaking));
        let outer = speculation.begin(&pair("A"), false);
        assert!(matches!(outer, Begun::Known(Some(Verdict::Breaking))));
        assert!(matches!(
            speculation.begin(&pair("B"), false),
            Begun::New(_)
        ));
    }

    #[test]
    fn results_of_a_cycle_without_changes_are_kept() {
        let mut speculation = Speculation::default();
        speculation.enter();
        cycle(&mut speculation, None);
        speculation.leave();
        assert!(matches!(
            speculation.begin(&pair("B"), false),
            Begun::Known(None)
        ));
    }

    #[test]
    fn results_that_depend_on_an_outside_comparison_are_discarded() {
        let mut speculation = Speculation::default();
        speculation.enter();
        let Begun::New(frame) = speculation.begin(&pair("A"), false) else {
            panic!("A is not known");
        };
        assert!(matches!(
            speculation.begin(&pair("B"), true),
            Begun::Known(None)
        ));
        speculation.end(frame, None);
        assert!(matches!(
            speculation.begin(&pair("A"), false),
            Begun::Known(None)
        ));
        speculation.leave();
        speculation.enter();
        assert!(matches!(
            speculation.begin(&pair("A"), false),
            Begun::New(_)
        ));
    }
}
