//! Bounds of numbers and counts.

use std::cmp::Ordering;

use crate::comparer::{Comparer, Effect, Where};
use crate::number::Num;
use crate::shape::{COUNTS, Count, Limit, Shape};
use generator::source::Place;

impl Comparer<'_> {
    pub(super) fn bounds(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        let (before, after) = (&old.limits, &new.limits);
        let whole = (&old.place, &new.place);
        self.limit(before.least.as_ref(), after.least.as_ref(), true, at, whole);
        self.limit(
            before.greatest.as_ref(),
            after.greatest.as_ref(),
            false,
            at,
            whole,
        );
        let contains = (old.keyword("contains"), new.keyword("contains"));
        let counts = COUNTS.iter().zip(before.counts.iter().zip(&after.counts));
        for (count, (before, after)) in counts {
            // One item is asked for where nothing else is said.
            let implied = match (count.keyword, contains) {
                ("minContains", (Some(old), Some(new))) => {
                    (Some((1, old.place.clone())), Some((1, new.place.clone())))
                }
                _ => (None, None),
            };
            let before = before.as_ref().or(implied.0.as_ref());
            let after = after.as_ref().or(implied.1.as_ref());
            self.count(*count, before, after, at, whole);
        }
        self.multiples(old, new, at);
        self.unique(old, new, at);
    }

    fn limit(
        &mut self,
        before: Option<&Limit>,
        after: Option<&Limit>,
        is_least: bool,
        at: &Where,
        whole: (&Place, &Place),
    ) {
        let name = |limit: &Limit| {
            let exclusive = if limit.is_exclusive { "exclusive-" } else { "" };
            format!("{exclusive}{}", if is_least { "min" } else { "max" })
        };
        let words = |limit: &Limit| {
            let words = match (is_least, limit.is_exclusive) {
                (true, false) => "at least",
                (true, true) => "greater than",
                (false, false) => "at most",
                (false, true) => "less than",
            };
            format!("{words} {}", limit.value)
        };
        let (what, effect, message, places) = match (before, after) {
            (None, None) => return,
            (None, Some(after)) => (
                format!("{}-set", name(after)),
                Effect::Narrows,
                format!("{} must be {} now", at.words(), words(after)),
                (whole.0, &after.place),
            ),
            (Some(before), None) => (
                format!("{}-unset", name(before)),
                Effect::Widens,
                format!("{} need not be {} any more", at.words(), words(before)),
                (&before.place, whole.1),
            ),
            (Some(before), Some(after)) => {
                let effect = match after.tightness(before, is_least) {
                    Ordering::Equal => return,
                    Ordering::Greater => Effect::Narrows,
                    Ordering::Less => Effect::Widens,
                };
                let is_up = (effect == Effect::Narrows) == is_least;
                let change = if is_up { "increased" } else { "decreased" };
                (
                    format!("{}-{change}", name(after)),
                    effect,
                    format!(
                        "{} must be {} now, was {}",
                        at.words(),
                        words(after),
                        words(before)
                    ),
                    (&before.place, &after.place),
                )
            }
        };
        self.tell_at(at, &what, effect, message, places);
    }

    fn count(
        &mut self,
        count: Count,
        before: Option<&(u64, Place)>,
        after: Option<&(u64, Place)>,
        at: &Where,
        whole: (&Place, &Place),
    ) {
        let Count {
            keyword,
            id,
            is_greatest,
        } = count;
        let (change, effect, message, places) = match (before, after) {
            (None, None) => return,
            (None, Some((number, place))) => (
                "set",
                Effect::Narrows,
                format!(
                    "{}: `{keyword}` is {number} now, there was none",
                    at.words()
                ),
                (whole.0, place),
            ),
            (Some((number, place)), None) => (
                "unset",
                Effect::Widens,
                format!("{}: `{keyword}` is gone, was {number}", at.words()),
                (place, whole.1),
            ),
            (Some((before, _)), Some((after, _))) if before == after => return,
            (Some((before, old)), Some((after, new))) => {
                let is_up = after > before;
                let is_tighter = is_up != is_greatest;
                let effect = if is_tighter {
                    Effect::Narrows
                } else {
                    Effect::Widens
                };
                (
                    if is_up { "increased" } else { "decreased" },
                    effect,
                    format!("{}: `{keyword}` is {after} now, was {before}", at.words()),
                    (old, new),
                )
            }
        };
        self.tell_at(at, &format!("{id}-{change}"), effect, message, places);
    }

    fn multiples(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        let (before, after) = (&old.limits.multiples, &new.limits.multiples);
        let words = at.words();
        match (before.as_slice(), after.as_slice()) {
            ([], []) => {}
            ([], [(number, place), ..]) => {
                let message = format!("{words} must be a multiple of {number} now");
                let places = (&old.place, place);
                self.tell_at(at, "multiple-of-set", Effect::Narrows, message, places);
            }
            ([(number, place), ..], []) => {
                let message = format!("{words} need not be a multiple of {number} any more");
                let places = (place, &new.place);
                self.tell_at(at, "multiple-of-unset", Effect::Widens, message, places);
            }
            ([(first, old_place), ..], [(second, new_place), ..]) => {
                let (what, effect) = match multiple(before, after) {
                    (true, true) => return,
                    (true, false) => ("multiple-of-specialized", Effect::Narrows),
                    (false, true) => ("multiple-of-generalized", Effect::Widens),
                    (false, false) => ("multiple-of-changed", Effect::Incomparable),
                };
                let message = format!("{words} must be a multiple of {second} now, was {first}");
                self.tell_at(at, what, effect, message, (old_place, new_place));
            }
        }
    }

    fn unique(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        match (&old.limits.unique, &new.limits.unique) {
            (None, Some(place)) => {
                let message = format!("the items of {} must differ now", at.words());
                let places = (&old.place, place);
                self.tell_at(at, "unique-items-set", Effect::Narrows, message, places);
            }
            (Some(place), None) => {
                let message = format!("the items of {} may be the same now", at.words());
                let places = (place, &new.place);
                self.tell_at(at, "unique-items-unset", Effect::Widens, message, places);
            }
            _ => {}
        }
    }
}

/// Whether what holds to the new numbers holds to the old ones, and the other way round.
fn multiple(before: &[(Num, Place)], after: &[(Num, Place)]) -> (bool, bool) {
    let covers = |these: &[(Num, Place)], those: &[(Num, Place)]| {
        those.iter().all(|(number, _)| {
            let mut these = these.iter();
            these.any(|(one, _)| one.is_multiple_of(*number))
        })
    };
    (covers(after, before), covers(before, after))
}
