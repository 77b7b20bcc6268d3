//! Bounds of numbers, lengths and counts.

use std::cmp::Ordering;

use rust_decimal::Decimal;

use crate::comparer::{Comparer, Context, Effect};
use crate::shape::{Bound, LIMITS, Limit, Shape};
use openapi_crates::source::Place;

impl Comparer<'_> {
    pub(super) fn bounds(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Context) {
        let bounds = old.bounds.limits.iter().zip(&new.bounds.limits);
        for (limit, (before, after)) in LIMITS.iter().zip(bounds) {
            let implied = implied_bounds(limit, old, new);
            let [implied_before, implied_after] = implied
                .as_ref()
                .map_or([None; 2], |both| both.each_ref().map(Some));
            let before = before.as_ref().or(implied_before);
            self.bound(
                limit,
                (before, old),
                (after.as_ref().or(implied_after), new),
                at,
            );
        }
        self.multiples(old, new, at);
        let unique = |shape: &Shape<'_>| shape.bounds.unique.is_some();
        let place = |shape: &Shape<'_>| shape.bounds.unique.clone().unwrap_or(shape.place.clone());
        let set = (
            "unique-items-set",
            Effect::Narrows,
            "now requires unique items",
        );
        let unset = (
            "unique-items-unset",
            Effect::Widens,
            "no longer requires unique items",
        );
        self.flag(
            at,
            (place(old), unique(old)),
            (place(new), unique(new)),
            [set, unset],
        );
    }

    fn bound(
        &mut self,
        limit: &Limit,
        (before, old): (Option<&Bound>, &Shape<'_>),
        (after, new): (Option<&Bound>, &Shape<'_>),
        at: &Context,
    ) {
        let Some(shown) = after.or(before) else {
            return;
        };
        let keyword = limit.keyword_of(shown);
        let (change, effect, predicate) = match (before, after) {
            (None, _) => (
                "set",
                Effect::Narrows,
                format!("has a new `{keyword}`: {}", shown.value),
            ),
            (_, None) => (
                "unset",
                Effect::Widens,
                format!("no longer has a `{keyword}` (was {})", shown.value),
            ),
            (Some(before), Some(after)) => {
                let effect = match limit.tightness(after, before) {
                    Ordering::Equal => return,
                    Ordering::Greater => Effect::Narrows,
                    Ordering::Less => Effect::Widens,
                };
                let is_up = (effect == Effect::Narrows) != limit.is_upper;
                let (change, adjective) = match is_up {
                    true => ("increased", "higher"),
                    false => ("decreased", "lower"),
                };
                let (is, was, old_keyword) = (after.value, before.value, limit.keyword_of(before));
                let predicate = match keyword == old_keyword {
                    true => format!("has a {adjective} `{keyword}`: {is} instead of {was}"),
                    false => format!("has `{keyword}` {is} instead of `{old_keyword}` {was}"),
                };
                (change, effect, predicate)
            }
        };
        let exclusive = if shown.is_exclusive { "exclusive-" } else { "" };
        let what = format!("{exclusive}{}-{change}", limit.id);
        let old = before.map_or(&old.place, |bound| &bound.place);
        let new = after.map_or(&new.place, |bound| &bound.place);
        self.report(at, &what, effect, predicate, old, new);
    }

    fn multiples(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Context) {
        let (before, after) = (&old.bounds.multiples, &new.bounds.multiples);
        let (what, effect, predicate) = match (before.first(), after.first()) {
            (None, None) => return,
            (None, Some((factor, _))) => (
                "multiple-of-set",
                Effect::Narrows,
                format!("has a new `multipleOf`: {factor}"),
            ),
            (Some((factor, _)), None) => (
                "multiple-of-unset",
                Effect::Widens,
                format!("no longer has a `multipleOf` (was {factor})"),
            ),
            (Some((was, _)), Some((is, _))) => {
                let effect = Effect::of_sets(implies(before, after), implies(after, before));
                let what = match effect {
                    Effect::None => return,
                    Effect::Narrows => "multiple-of-specialized",
                    Effect::Widens => "multiple-of-generalized",
                    Effect::Incomparable | Effect::Unknown => "multiple-of-changed",
                };
                (
                    what,
                    effect,
                    format!("has the new `multipleOf` {is} instead of {was}"),
                )
            }
        };
        let old = before.first().map_or(&old.place, |(_, place)| place);
        let new = after.first().map_or(&new.place, |(_, place)| place);
        self.report(at, what, effect, predicate, old, new);
    }
}

/// Returns the default of `minContains`, which is 1, where both schemas have `contains`.
fn implied_bounds(limit: &Limit, old: &Shape<'_>, new: &Shape<'_>) -> Option<[Bound; 2]> {
    let contains = |shape: &Shape<'_>| Some(shape.keyword("contains")?.place.clone());
    let both = [contains(old)?, contains(new)?];
    (limit.keyword == "minContains").then(|| both.map(|place| Bound::new(Decimal::ONE, place)))
}

/// `true` if multiples of some factors are multiples of all others.
fn implies(these: &[(Decimal, Place)], those: &[(Decimal, Place)]) -> bool {
    those.iter().all(|(divisor, _)| {
        let mut factors = these.iter();
        factors.any(|(factor, _)| factor.checked_rem(*divisor) == Some(Decimal::ZERO))
    })
}
