//! Comparisons whose changes are not told: only whether there are any is asked.

use std::collections::HashMap;

use indexmap::IndexSet;

use super::change::Verdict;
use super::memo::Pair;

/// What is found by trials.
///
/// Whoever comes in a circle to what is being compared takes it that nothing differs there. What is found on that
/// condition is known for good only when nothing was found in the whole circle; else it is forgotten.
#[derive(Debug, Default)]
pub(super) struct Trials {
    /// How many are under way, each within another.
    depth: usize,
    known: HashMap<Pair, Known>,
    /// What is being compared, each within the one before it.
    open: IndexSet<Pair>,
    /// The outermost that was come back to since the last was begun: its number in `open`, from 1 on, or 0 for
    /// what is compared outside of trials.
    outermost: Option<usize>,
    /// What is known on a condition, in the order in which it was found.
    conditional: Vec<Pair>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    /// The gravest of what was found.
    gravest: Option<Verdict>,
    /// The outermost comparison on whose outcome that depends.
    condition: Option<usize>,
}

/// A comparison within a trial.
pub(super) enum Begun {
    /// Its outcome is known.
    Known(Option<Verdict>),
    /// It is to be made.
    New(Frame),
}

/// A comparison that is under way.
pub(super) struct Frame {
    number: usize,
    /// What was come back to before it.
    outermost: Option<usize>,
    /// How much was known on a condition before it.
    conditional: usize,
}

impl Trials {
    /// Whether any is under way.
    pub fn are_under_way(&self) -> bool {
        self.depth > 0
    }

    /// Begins a trial.
    pub fn enter(&mut self) {
        self.depth += 1;
    }

    /// Ends a trial.
    pub fn leave(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.depth == 0 {
            self.forget(0);
            self.outermost = None;
        }
    }

    /// Begins a comparison, which may be under way outside of trials.
    pub fn begin(&mut self, pair: &Pair, is_open_outside: bool) -> Begun {
        if let Some(known) = self.known.get(pair).copied() {
            self.depend_on(known.condition);
            return Begun::Known(known.gravest);
        }
        let open = self.open.get_index_of(pair).map(|index| index + 1);
        if let Some(number) = open.or(is_open_outside.then_some(0)) {
            self.depend_on(Some(number));
            return Begun::Known(None);
        }
        self.open.insert(pair.clone());
        Begun::New(Frame {
            number: self.open.len(),
            outermost: self.outermost.take(),
            conditional: self.conditional.len(),
        })
    }

    /// Ends the comparison that was begun last.
    pub fn end(&mut self, frame: Frame, gravest: Option<Verdict>) {
        let Some(pair) = self.open.pop() else {
            return;
        };
        let condition = self.outermost.filter(|number| *number < frame.number);
        match (condition, gravest) {
            (Some(_), _) => self.conditional.push(pair.clone()),
            (None, Some(_)) => self.forget(frame.conditional),
            (None, None) => self.keep(frame.conditional),
        }
        self.known.insert(pair, Known { gravest, condition });
        self.outermost = frame.outermost;
        self.depend_on(condition);
    }

    fn depend_on(&mut self, number: Option<usize>) {
        self.outermost = match (self.outermost, number) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }

    fn forget(&mut self, first: usize) {
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

    /// `A` holds `B`, which holds `A`; what is found in `A` itself.
    fn circle(trials: &mut Trials, found: Option<Verdict>) {
        let Begun::New(outer) = trials.begin(&pair("A"), false) else {
            panic!("A is not known");
        };
        let Begun::New(inner) = trials.begin(&pair("B"), false) else {
            panic!("B is not known");
        };
        assert!(matches!(
            trials.begin(&pair("A"), false),
            Begun::Known(None)
        ));
        trials.end(inner, None);
        trials.end(outer, found);
    }

    #[test]
    fn what_leads_to_a_difference_is_not_taken_for_the_same() {
        let mut trials = Trials::default();
        trials.enter();
        circle(&mut trials, Some(Verdict::Breaking));
        let outer = trials.begin(&pair("A"), false);
        assert!(matches!(outer, Begun::Known(Some(Verdict::Breaking))));
        assert!(matches!(trials.begin(&pair("B"), false), Begun::New(_)));
    }

    #[test]
    fn a_circle_without_a_difference_is_known() {
        let mut trials = Trials::default();
        trials.enter();
        circle(&mut trials, None);
        trials.leave();
        assert!(matches!(
            trials.begin(&pair("B"), false),
            Begun::Known(None)
        ));
    }

    #[test]
    fn what_depends_on_what_is_compared_outside_is_forgotten() {
        let mut trials = Trials::default();
        trials.enter();
        let Begun::New(frame) = trials.begin(&pair("A"), false) else {
            panic!("A is not known");
        };
        assert!(matches!(trials.begin(&pair("B"), true), Begun::Known(None)));
        trials.end(frame, None);
        assert!(matches!(
            trials.begin(&pair("A"), false),
            Begun::Known(None)
        ));
        trials.leave();
        trials.enter();
        assert!(matches!(trials.begin(&pair("A"), false), Begun::New(_)));
    }
}
