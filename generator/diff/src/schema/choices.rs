//! Choices between schemas: `oneOf` and `anyOf`.

use super::branches::{of_new_branch, one, outlines};
use crate::at::At;
use crate::comparer::{Comparer, Effect, Flow, Where};
use crate::shape::{Choice, Shape, Tags, Types};

impl<'a> Comparer<'a> {
    /// Whether one of the schemas is a choice between the other and more.
    pub(super) fn wrapped(
        &mut self,
        (old_parts, old): (&[At<'a>], &Shape<'a>),
        (new_parts, new): (&[At<'a>], &Shape<'a>),
        at: &Where,
    ) -> bool {
        let (what, effect, keeps, choice) = match (&*old.choices, &*new.choices) {
            ([], [choice]) if !old.is_free() && is_bare(new, old) => {
                let keeps = self.has_branch(choice, |trial, branch| {
                    trial.schema(old_parts, branch, at);
                });
                ("wrapped-in", Effect::Widens, keeps, choice)
            }
            ([choice], []) if !new.is_free() && is_bare(old, new) => {
                let keeps = self.has_branch(choice, |trial, branch| {
                    trial.schema(branch, new_parts, at);
                });
                ("unwrapped-from", Effect::Narrows, keeps, choice)
            }
            _ => return false,
        };
        let id = id_of(choice.keyword);
        let effect = match effect {
            Effect::Widens
                if choice
                    .branches
                    .iter()
                    .any(|one| of_new_branch(choice, one, !new.tags.is_empty()) != effect) =>
            {
                Effect::Incomparable
            }
            effect => effect,
        };
        let (what, effect) = match keeps {
            true => (format!("{what}-{id}-original-preserved"), effect),
            false => (format!("{what}-{id}"), Effect::Incomparable),
        };
        let message = match (old.choices.is_empty(), keeps) {
            (true, true) => format!("{} may be of other schemas, too", at.words()),
            (true, false) => format!("{} must be of one of other schemas now", at.words()),
            (false, true) => format!("{} may be of one schema only now", at.words()),
            (false, false) => format!("{} must be of another schema now", at.words()),
        };
        let places = match old.choices.is_empty() {
            true => (&old.place, &choice.place),
            false => (&choice.place, &new.place),
        };
        self.tell_at(at, &what, effect, message, places);
        self.notes(old, new, at);
        for (before, after) in old.tags.iter().zip(&new.tags) {
            self.mappings(before, after, at);
        }
        true
    }

    fn has_branch(&mut self, choice: &Choice<'a>, compare: impl Fn(&mut Self, &[At<'a>])) -> bool {
        let mut branches = choice.branches.iter();
        branches
            .any(|branch| self.is_trial_clean(|trial| compare(trial, std::slice::from_ref(branch))))
    }

    pub(super) fn choices(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        let (mut left, mut come): (Vec<_>, Vec<_>) =
            (old.choices.iter().collect(), new.choices.iter().collect());
        self.drop_same_choices((&mut left, old), (&mut come, new), at);
        for (before, after) in left.iter().zip(&come) {
            self.choice((before, old), (after, new), at);
        }
        let common = left.len().min(come.len());
        for choice in left.get(common..).unwrap_or_default() {
            let what = format!("{}-removed", id_of(choice.keyword));
            let message = format!("{} is no choice between schemas any more", at.words());
            let places = (&choice.place, &new.place);
            self.tell_at(at, &what, Effect::Widens, message, places);
        }
        for choice in come.get(common..).unwrap_or_default() {
            let what = format!("{}-added", id_of(choice.keyword));
            let message = format!("{} must be one of several schemas now", at.words());
            let places = (&old.place, &choice.place);
            self.tell_at(at, &what, Effect::Narrows, message, places);
        }
        self.tags(old, new, at);
    }

    /// Of several choices that must all be made, those that are the same, wherever they stand.
    fn drop_same_choices(
        &mut self,
        (left, old): (&mut Vec<&Choice<'a>>, &Shape<'a>),
        (come, new): (&mut Vec<&Choice<'a>>, &Shape<'a>),
        at: &Where,
    ) {
        if left.len().max(come.len()) < 2 {
            return;
        }
        left.retain(|before| {
            let mut others = come.iter();
            let same = others.position(|after| {
                self.is_trial_clean(|trial| trial.choice((before, old), (after, new), at))
            });
            same.map(|index| come.remove(index)).is_none()
        });
    }

    fn choice(
        &mut self,
        (old, old_whole): (&Choice<'a>, &Shape<'a>),
        (new, new_whole): (&Choice<'a>, &Shape<'a>),
        at: &Where,
    ) {
        let mut left: Vec<&At<'a>> = old.branches.iter().collect();
        let mut come: Vec<&At<'a>> = new.branches.iter().collect();
        for pair in self.pairs(&mut left, &mut come, at) {
            let (before, after) = pair;
            self.renamed_branch((before, old_whole), (after, new_whole), at);
            let name = after.component().or_else(|| before.component());
            let inside = name.map_or_else(|| at.clone(), |name| at.inside(&format!("({name})")));
            self.schema(one(before), one(after), &inside);
        }
        let id = id_of(new.keyword);
        for branch in left {
            let message = format!("{} may not be {} any more", at.words(), named(branch));
            let places = (&branch.place, &new.place);
            self.tell_at(
                at,
                &format!("{id}-removed"),
                Effect::Narrows,
                message,
                places,
            );
        }
        for branch in come {
            let message = format!("{} may be {} now", at.words(), named(branch));
            let places = (&old.place, &branch.place);
            let effect = of_new_branch(new, branch, !new_whole.tags.is_empty());
            self.tell_at(at, &format!("{id}-added"), effect, message, places);
        }
        let are_told_apart = !old_whole.tags.is_empty() && !new_whole.tags.is_empty();
        if !are_told_apart {
            self.keyword(old, new, at);
        }
    }

    /// A schema that no text is mapped to is told apart by its name, which is sent.
    fn renamed_branch(
        &mut self,
        (old, old_whole): (&At<'a>, &Shape<'a>),
        (new, new_whole): (&At<'a>, &Shape<'a>),
        at: &Where,
    ) {
        let (Some(before), Some(after)) = (old.component(), new.component()) else {
            return;
        };
        let ([tags], [new_tags]) = (&*old_whole.tags, &*new_whole.tags) else {
            return;
        };
        let is_implied = !tags.mapping.iter().any(|(_, name)| *name == before);
        let mut mapped = new_tags.mapping.iter();
        let is_kept = mapped.any(|(text, name)| *text == before && *name == after);
        if before != after && is_implied && !is_kept {
            let message = format!("{}: `{before}` leads to no schema any more", at.words());
            let places = (&tags.place, &new_tags.place);
            let what = "discriminator-mapping-deleted";
            self.tell_at(at, what, Effect::Incomparable, message, places);
        }
    }

    /// The branches that belong together: those of one name, those that are the same, and what is left alone
    /// on both sides. They are taken out of the lists.
    fn pairs<'b>(
        &mut self,
        left: &mut Vec<&'b At<'a>>,
        come: &mut Vec<&'b At<'a>>,
        at: &Where,
    ) -> Vec<(&'b At<'a>, &'b At<'a>)> {
        let (outlines, new_outlines) = (outlines(left), outlines(come));
        let mut pairs = Vec::new();
        let mut take = |is_pair: &mut dyn FnMut(&At<'a>, &At<'a>) -> bool| {
            left.retain(|before| {
                let found = come.iter().position(|after| is_pair(before, after));
                pairs.extend(found.map(|index| (*before, come.remove(index))));
                found.is_none()
            });
        };
        take(&mut |before, after| {
            let name = before.component();
            name.is_some() && name == after.component()
        });
        take(&mut |before, after| {
            let is_alike = outlines.get(&before.place) == new_outlines.get(&after.place);
            is_alike && self.is_trial_clean(|trial| trial.schema(one(before), one(after), at))
        });
        if let ([before], [after]) = (left.as_slice(), come.as_slice())
            && (before.component().is_none() || after.component().is_none())
        {
            pairs.push((*before, *after));
            left.clear();
            come.clear();
        }
        pairs
    }

    /// `oneOf` lets through what only one schema allows, `anyOf` what any of them does.
    fn keyword(&mut self, old: &Choice<'a>, new: &Choice<'a>, at: &Where) {
        if old.keyword == new.keyword {
            return;
        }
        let effect = match new.keyword {
            "anyOf" => Effect::Widens,
            _ => Effect::Narrows,
        };
        let message = format!("{}: `{}` is `{}` now", at.words(), old.keyword, new.keyword);
        let places = (&old.place, &new.place);
        self.tell_at(at, "choice-changed", effect, message, places);
    }

    fn tags(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        match (&*old.tags, &*new.tags) {
            ([], []) => {}
            ([], [tags, ..]) => {
                let message = format!("{} is told apart by `{}` now", at.words(), tags.field);
                let places = (&old.place, &tags.place);
                self.tell_at(at, "discriminator-added", Effect::Unknown, message, places);
            }
            ([tags, ..], []) => {
                let field = tags.field;
                let message = format!("{} is not told apart by `{field}` any more", at.words());
                let places = (&tags.place, &new.place);
                self.tell_at(
                    at,
                    "discriminator-removed",
                    Effect::Unknown,
                    message,
                    places,
                );
            }
            (before, after) => {
                for (before, after) in before.iter().zip(after) {
                    self.mappings(before, after, at);
                }
            }
        }
    }

    fn mappings(&mut self, old: &Tags<'a>, new: &Tags<'a>, at: &Where) {
        let places = (&old.place, &new.place);
        if old.field != new.field {
            let message = format!(
                "{} is told apart by `{}` now, was `{}`",
                at.words(),
                new.field,
                old.field
            );
            let what = "discriminator-property-name-changed";
            self.tell_at(at, what, Effect::Incomparable, message, places);
        }
        let target = |tags: &Tags<'a>, text: &str| {
            let mut mapping = tags.mapping.iter();
            let found = mapping.find(|(known, _)| *known == text);
            found.map(|(_, name)| name.clone())
        };
        for (text, name) in &old.mapping {
            let message = match target(new, text) {
                Some(now) if now == *name => continue,
                Some(now) => {
                    let message = format!(
                        "{}: `{text}` leads to `{now}` now, was `{name}`",
                        at.words()
                    );
                    let what = "discriminator-mapping-changed";
                    self.tell_at(at, what, Effect::Incomparable, message, places);
                    continue;
                }
                // The name of a schema leads to it without being mapped.
                None if text == name => continue,
                None => format!(
                    "{}: `{text}` does not lead to `{name}` any more",
                    at.words()
                ),
            };
            self.tell_at(
                at,
                "discriminator-mapping-deleted",
                Effect::Incomparable,
                message,
                places,
            );
        }
        for (text, name) in &new.mapping {
            if target(old, text).is_none() && text != name {
                let message = format!("{}: `{text}` leads to `{name}` now", at.words());
                let effect = match at.flow {
                    Flow::ToClient => Effect::Unknown,
                    Flow::ToServer | Flow::Nobody => Effect::Widens,
                };
                self.tell_at(at, "discriminator-mapping-added", effect, message, places);
            }
        }
    }
}

fn named(branch: &At<'_>) -> String {
    match branch
        .component()
        .or_else(|| branch.text("title").map(str::to_owned))
    {
        Some(name) => format!("of `{name}`"),
        None => "of a schema".to_owned(),
    }
}

/// Whether a choice is all that a shape says, but for types that it shares with another shape.
fn is_bare(shape: &Shape<'_>, other: &Shape<'_>) -> bool {
    let without = Shape {
        choices: Vec::new(),
        ..shape.clone()
    };
    let types = other.types.without(Types::NULL);
    without.is_types_alone() && without.types.has(types)
}

fn id_of(keyword: &str) -> &'static str {
    match keyword {
        "oneOf" => "one-of",
        _ => "any-of",
    }
}
