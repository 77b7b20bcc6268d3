//! Unions: `oneOf`, `anyOf` and discriminators.

use super::Described;
use super::overlaps::{effect_of_added, outlines};
use crate::comparer::{Comparer, Context, Effect, Flow};
use crate::node::Node;
use crate::shape::{Discriminator, Shape, Types, Union};

impl<'a> Comparer<'a> {
    /// Compares schemas of which one is an alternative of the other, and returns `true` for others.
    pub(super) fn wrapped(
        &mut self,
        old: &Described<'a, '_>,
        new: &Described<'a, '_>,
        at: &Context,
    ) -> bool {
        let (before, after) = (&old.shape, &new.shape);
        let (is_wrapped, union) = match (&*before.unions, &*after.unions) {
            ([], [union]) if !before.is_any() && is_bare(after, before) => (true, union),
            ([union], []) if !after.is_any() && is_bare(before, after) => (false, union),
            _ => return false,
        };
        let keeps = union.alternatives.iter().any(|one| match is_wrapped {
            true => self.is_same_schema(old.parts, one.as_slice(), at),
            false => self.is_same_schema(one.as_slice(), new.parts, at),
        });
        let has_discriminator = !after.discriminators.is_empty();
        let mut alternatives = union.alternatives.iter();
        let widens = |one| effect_of_added(union, one, has_discriminator) == Effect::Widens;
        let effect = match (keeps, is_wrapped) {
            (true, false) => Effect::Narrows,
            (true, true) if alternatives.all(widens) => Effect::Widens,
            _ => Effect::Incomparable,
        };
        let what = if is_wrapped {
            "wrapped-in"
        } else {
            "unwrapped-from"
        };
        let preserved = if keeps { "-original-preserved" } else { "" };
        let what = format!("{what}-{}{preserved}", id_of(union));
        let keyword = union.keyword;
        let predicate = match (is_wrapped, keeps) {
            (true, true) => format!("is now one alternative of a `{keyword}`"),
            (true, false) => format!("was replaced by a `{keyword}`"),
            (false, true) => format!("now allows one alternative of the `{keyword}` only"),
            (false, false) => format!("is no longer a `{keyword}`, and has another schema"),
        };
        let (old_place, new_place) = match is_wrapped {
            true => (&before.place, &union.place),
            false => (&union.place, &after.place),
        };
        self.report(at, &what, effect, predicate, old_place, new_place);
        self.annotations(before, after, at);
        for (before, after) in before.discriminators.iter().zip(&after.discriminators) {
            self.mapping(before, after, at);
        }
        true
    }

    pub(super) fn unions(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        let mut removed: Vec<_> = old.unions.iter().collect();
        let mut added: Vec<_> = new.unions.iter().collect();
        if removed.len().max(added.len()) > 1 {
            // Of several unions, all of which apply, the order is irrelevant.
            removed.retain(|before| {
                let mut others = added.iter();
                let same = others.position(|after| {
                    let compare =
                        |comparer: &mut Self| comparer.union((before, old), (after, new), at);
                    self.speculate(compare).is_none()
                });
                same.map(|index| added.remove(index)).is_none()
            });
        }
        for (before, after) in removed.iter().zip(&added) {
            self.union((before, old), (after, new), at);
        }
        let common = removed.len().min(added.len());
        for union in removed.into_iter().skip(common) {
            let what = format!("{}-removed", id_of(union));
            let predicate = format!("no longer has a `{}`", union.keyword);
            self.report(at, &what, Effect::Widens, predicate, &union.place, new);
        }
        for union in added.into_iter().skip(common) {
            let what = format!("{}-added", id_of(union));
            let predicate = format!("has a new `{}`", union.keyword);
            self.report(at, &what, Effect::Narrows, predicate, old, &union.place);
        }
        self.discriminators(old, new, at);
    }

    fn union(
        &mut self,
        (old, old_shape): (&Union<'a>, &Shape<'a>),
        (new, new_shape): (&Union<'a>, &Shape<'a>),
        at: &Context,
    ) {
        let mut removed: Vec<&Node<'a>> = old.alternatives.iter().collect();
        let mut added: Vec<&Node<'a>> = new.alternatives.iter().collect();
        for (before, after) in self.matching(&mut removed, &mut added, at) {
            self.renamed_alternative((before, old_shape), (after, new_shape), at);
            let name = after.component().or_else(|| before.component());
            let inside = name.map_or_else(|| at.clone(), |name| at.inside(&format!("({name})")));
            self.schema(before.as_slice(), after.as_slice(), &inside);
        }
        let id = id_of(new);
        for alternative in removed {
            let predicate = format!("no longer allows {}", described(alternative));
            let what = format!("{id}-removed");
            self.report(at, &what, Effect::Narrows, predicate, alternative, new);
        }
        let has_discriminator = !new_shape.discriminators.is_empty();
        for alternative in added {
            let predicate = format!("now allows {}", described(alternative));
            let effect = effect_of_added(new, alternative, has_discriminator);
            self.report(
                at,
                &format!("{id}-added"),
                effect,
                predicate,
                old,
                alternative,
            );
        }
        let is_discriminated = has_discriminator && !old_shape.discriminators.is_empty();
        if old.keyword != new.keyword && !is_discriminated {
            let effect = if new.keyword == "anyOf" {
                Effect::Widens
            } else {
                Effect::Narrows
            };
            let predicate = format!("has a `{}` instead of a `{}`", new.keyword, old.keyword);
            self.report(at, "union-keyword-changed", effect, predicate, old, new);
        }
    }

    /// Reports the new name of an alternative that has no mapping, and is therefore selected by its name.
    fn renamed_alternative(
        &mut self,
        (old, old_shape): (&Node<'a>, &Shape<'a>),
        (new, new_shape): (&Node<'a>, &Shape<'a>),
        at: &Context,
    ) {
        let (Some(before), Some(after)) = (old.component(), new.component()) else {
            return;
        };
        let ([old], [new]) = (&*old_shape.discriminators, &*new_shape.discriminators) else {
            return;
        };
        let is_implied = !old.mapping.iter().any(|(_, name)| *name == before);
        let mut mapped = new.mapping.iter();
        let is_kept = mapped.any(|(tag, name)| **tag == before && *name == after);
        if before != after && is_implied && !is_kept {
            let predicate = format!("no longer maps the tag `{before}`");
            let (what, effect) = ("discriminator-mapping-deleted", Effect::Incomparable);
            self.report(at, what, effect, predicate, &old.place, &new.place);
        }
    }

    /// Removes pairs of alternatives from two lists: those of the same name, those that are equivalent, and the last one
    /// of each list unless both have names.
    fn matching<'n>(
        &mut self,
        removed: &mut Vec<&'n Node<'a>>,
        added: &mut Vec<&'n Node<'a>>,
        at: &Context,
    ) -> Vec<(&'n Node<'a>, &'n Node<'a>)> {
        let (old_outlines, new_outlines) = (outlines(removed), outlines(added));
        let mut pairs = Vec::new();
        let mut take = |is_pair: &mut dyn FnMut(&Node<'a>, &Node<'a>) -> bool| {
            removed.retain(|before| {
                let found = added.iter().position(|after| is_pair(before, after));
                pairs.extend(found.map(|index| (*before, added.remove(index))));
                found.is_none()
            });
        };
        take(&mut |before, after| {
            let name = before.component();
            name.is_some() && name == after.component()
        });
        take(&mut |before, after| {
            old_outlines.get(&before.place) == new_outlines.get(&after.place)
                && self.is_same_schema(before.as_slice(), after.as_slice(), at)
        });
        if let ([before], [after]) = (removed.as_slice(), added.as_slice())
            && (before.component().is_none() || after.component().is_none())
        {
            pairs.push((*before, *after));
            removed.clear();
            added.clear();
        }
        pairs
    }

    fn discriminators(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        match (&*old.discriminators, &*new.discriminators) {
            ([], []) => {}
            ([], [first, ..]) => {
                let predicate = format!("has the new discriminator `{}`", first.property);
                let (what, effect) = ("discriminator-added", Effect::Unknown);
                self.report(at, what, effect, predicate, old, &first.place);
            }
            ([first, ..], []) => {
                let predicate = format!("no longer has the discriminator `{}`", first.property);
                let (what, effect) = ("discriminator-removed", Effect::Unknown);
                self.report(at, what, effect, predicate, &first.place, new);
            }
            (before, after) => {
                for (before, after) in before.iter().zip(after) {
                    self.mapping(before, after, at);
                }
            }
        }
    }

    fn mapping(&mut self, old: &Discriminator<'a>, new: &Discriminator<'a>, at: &Context) {
        let mut report = |what: &str, effect: Effect, predicate: String| {
            self.report(at, what, effect, predicate, &old.place, &new.place);
        };
        if old.property != new.property {
            let (what, effect) = ("discriminator-property-name-changed", Effect::Incomparable);
            let (is, was) = (new.property, old.property);
            report(
                what,
                effect,
                format!("has the new discriminator `{is}` instead of `{was}`"),
            );
        }
        for (tag, was) in &old.mapping {
            match new.mapping.get(tag) {
                Some(is) if is == was => {}
                Some(is) => {
                    let predicate = format!("maps the tag `{tag}` to `{is}` instead of `{was}`");
                    report(
                        "discriminator-mapping-changed",
                        Effect::Incomparable,
                        predicate,
                    );
                }
                // The name of a schema is mapped by default.
                None if tag == was => {}
                None => {
                    let predicate = format!("no longer maps the tag `{tag}` to `{was}`");
                    report(
                        "discriminator-mapping-deleted",
                        Effect::Incomparable,
                        predicate,
                    );
                }
            }
        }
        for (tag, is) in &new.mapping {
            if !old.mapping.contains_key(tag) && tag != is {
                let effect = match at.flow {
                    Flow::ToClient => Effect::Unknown,
                    Flow::ToServer | Flow::NotSent => Effect::Widens,
                };
                let predicate = format!("now maps the tag `{tag}` to `{is}`");
                report("discriminator-mapping-added", effect, predicate);
            }
        }
    }
}

fn described(alternative: &Node<'_>) -> String {
    let title = || alternative.text("title").map(str::to_owned);
    match alternative.component().or_else(title) {
        Some(name) => format!("`{name}`"),
        None => "another schema".to_owned(),
    }
}

/// `true` if a shape is a union and nothing else, apart from types that it shares with another shape.
fn is_bare(shape: &Shape<'_>, other: &Shape<'_>) -> bool {
    let without = Shape {
        unions: Vec::new(),
        ..shape.clone()
    };
    let types = other.types.without(Types::NULL);
    without.has_only_types() && without.types.has(types)
}

fn id_of(union: &Union<'_>) -> &'static str {
    match union.keyword {
        "oneOf" => "one-of",
        _ => "any-of",
    }
}
