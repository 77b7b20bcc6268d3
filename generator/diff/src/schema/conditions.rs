//! Keywords that are compared as they are: whether they are there, and whether they say the same.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::at::At;
use crate::comparer::{Comparer, Effect, Where};
use crate::shape::{Others, Shape};

/// How a keyword is compared.
pub(crate) enum Kind {
    /// It has a schema.
    Schema,
    /// It has schemas by names.
    Schemas,
    /// It has a word.
    Word,
    /// It has lists of names by names.
    Names,
    /// It has values, of which more may be added.
    Values,
}

/// The keywords, the words for them in the names of rules, and their kinds.
pub(crate) const KEYWORDS: [(&str, &str, Kind); 15] = [
    ("contains", "contains", Kind::Schema),
    ("contentEncoding", "content-encoding", Kind::Word),
    ("contentMediaType", "content-media-type", Kind::Word),
    ("contentSchema", "content-schema", Kind::Schema),
    ("dependentRequired", "dependent-required", Kind::Names),
    ("dependentSchemas", "dependent-schema", Kind::Schemas),
    ("else", "else", Kind::Schema),
    ("if", "if", Kind::Schema),
    ("not", "not", Kind::Schema),
    ("patternProperties", "pattern-property", Kind::Schemas),
    ("propertyNames", "property-names", Kind::Schema),
    ("then", "then", Kind::Schema),
    ("unevaluatedItems", "unevaluated-items", Kind::Schema),
    (
        "unevaluatedProperties",
        "unevaluated-properties",
        Kind::Schema,
    ),
    ("x-extensible-enum", "x-extensible-enum-value", Kind::Values),
];

impl<'a> Comparer<'a> {
    pub(super) fn conditions(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        for (keyword, id, kind) in &KEYWORDS {
            let of = |shape: &Shape<'a>| -> Vec<At<'a>> {
                let rest = shape.rest.iter().filter(|(known, _)| known == keyword);
                rest.map(|(_, at)| at.clone()).collect()
            };
            let (before, after) = (of(old), of(new));
            match (before.as_slice(), after.as_slice()) {
                ([], []) => {}
                ([before], [after]) => match kind {
                    Kind::Schema => self.condition(keyword, id, before, after, at),
                    Kind::Schemas => {
                        self.named_schemas(keyword, id, (before, old), (after, new), at);
                    }
                    Kind::Word => self.word(keyword, id, before, after, at),
                    Kind::Names => self.names(id, before, after, at),
                    Kind::Values => self.extensible(id, before, after, at),
                },
                _ => self.whole(keyword, id, (&before, old), (&after, new), at),
            }
        }
    }

    /// A keyword that stands in one description alone, or several times.
    fn whole(
        &mut self,
        keyword: &str,
        id: &str,
        (before, old): (&[At<'a>], &Shape<'a>),
        (after, new): (&[At<'a>], &Shape<'a>),
        at: &Where,
    ) {
        let words = at.words();
        match (before, after) {
            ([], [first, ..]) => {
                let message = format!("{words} has `{keyword}` now");
                let effect = match keyword {
                    "contentEncoding" | "contentMediaType" => Effect::Incomparable,
                    "x-extensible-enum" => Effect::None,
                    "patternProperties" => self.fields_that_match(first, old, true, at),
                    _ => Effect::Narrows,
                };
                let what = format!("{id}-added");
                self.tell_at(at, &what, effect, message, (&old.place, &first.place));
            }
            ([first, ..], []) => {
                let message = format!("{words} has no `{keyword}` any more");
                let effect = match keyword {
                    "contentEncoding" | "contentMediaType" => Effect::Incomparable,
                    "x-extensible-enum" => Effect::None,
                    "patternProperties" => self.fields_that_match(first, new, false, at),
                    _ => Effect::Widens,
                };
                let what = format!("{id}-removed");
                self.tell_at(at, &what, effect, message, (&first.place, &new.place));
            }
            ([first, ..], [second, ..]) => {
                let all = |parts: &[At<'a>]| parts.iter().map(|at| at.value.clone()).collect();
                let (before, after): (Vec<Value>, Vec<Value>) = (all(before), all(after));
                if before != after {
                    let message = format!("`{keyword}` of {words} says something else");
                    let what = format!("{id}-changed");
                    let places = (&first.place, &second.place);
                    self.tell_at(at, &what, Effect::Unknown, message, places);
                }
            }
            _ => {}
        }
    }

    fn condition(&mut self, keyword: &str, id: &str, old: &At<'a>, new: &At<'a>, at: &Where) {
        let (before, after) = (std::slice::from_ref(old), std::slice::from_ref(new));
        if matches!(
            keyword,
            "propertyNames" | "contentSchema" | "unevaluatedProperties" | "unevaluatedItems"
        ) {
            self.schema(before, after, &at.inside(&format!("({keyword})")));
            return;
        }
        let effect = match (self.relation(before, after, at), keyword) {
            (Effect::None, _) => return,
            // What is not to be allowed is less where more is let through, and the other way round.
            (Effect::Widens, "not") => Effect::Narrows,
            (Effect::Narrows, "not") => Effect::Widens,
            (effect, "not" | "contains" | "then" | "else") => effect,
            _ => Effect::Incomparable,
        };
        let message = format!("`{keyword}` of {} says something else", at.words());
        let what = format!("{id}-changed");
        let places = (&old.place, &new.place);
        self.tell_at(at, &what, effect, message, places);
    }

    /// What it does that fields which match a pattern have schemas of their own from now on, or until now: what else is
    /// said of fields without a name does not hold for them.
    fn fields_that_match(
        &mut self,
        patterns: &At<'a>,
        otherwise: &Shape<'a>,
        is_new: bool,
        at: &Where,
    ) -> Effect {
        let mut effect = Effect::None;
        for (_, schema) in patterns.named() {
            let of_one = self.field_that_matches(&schema, otherwise, is_new, at);
            effect = effect.and(of_one);
        }
        effect
    }

    fn field_that_matches(
        &mut self,
        schema: &At<'a>,
        otherwise: &Shape<'a>,
        is_new: bool,
        at: &Where,
    ) -> Effect {
        let schema = std::slice::from_ref(schema);
        match (&otherwise.others, is_new) {
            _ if otherwise.is_closed() && is_new => Effect::Widens,
            _ if otherwise.is_closed() => Effect::Narrows,
            (Others::Held(held), true) => self.relation(held, schema, at),
            (Others::Held(held), false) => self.relation(schema, held, at),
            (_, true) => Effect::Narrows,
            (_, false) => Effect::Widens,
        }
    }

    fn named_schemas(
        &mut self,
        keyword: &str,
        id: &str,
        (old, old_whole): (&At<'a>, &Shape<'a>),
        (new, new_whole): (&At<'a>, &Shape<'a>),
        at: &Where,
    ) {
        let is_patterns = keyword == "patternProperties";
        for (name, before) in old.named() {
            match new.get(name) {
                Some(after) => {
                    let (before, after) =
                        (std::slice::from_ref(&before), std::slice::from_ref(&after));
                    self.schema(before, after, &at.inside(&format!("({name})")));
                }
                None => {
                    let message = format!("{}: `{keyword}` has no `{name}` any more", at.words());
                    let effect = match is_patterns {
                        true => self.field_that_matches(&before, new_whole, false, at),
                        false => Effect::Widens,
                    };
                    let places = (&before.place, &new.place);
                    self.tell_at(at, &format!("{id}-removed"), effect, message, places);
                }
            }
        }
        for (name, after) in new.named() {
            if old.get(name).is_none() {
                let message = format!("{}: `{keyword}` has `{name}` now", at.words());
                let effect = match is_patterns {
                    true => self.field_that_matches(&after, old_whole, true, at),
                    false => Effect::Narrows,
                };
                let places = (&old.place, &after.place);
                self.tell_at(at, &format!("{id}-added"), effect, message, places);
            }
        }
    }

    fn word(&mut self, keyword: &str, id: &str, old: &At<'a>, new: &At<'a>, at: &Where) {
        if old.value != new.value {
            let message = format!(
                "`{keyword}` of {} is `{}` now, was `{}`",
                at.words(),
                new.value,
                old.value
            );
            let what = format!("{id}-changed");
            let places = (&old.place, &new.place);
            self.tell_at(at, &what, Effect::Incomparable, message, places);
        }
    }

    fn names(&mut self, id: &str, old: &At<'a>, new: &At<'a>, at: &Where) {
        let pairs = |at: &At<'a>| -> BTreeSet<(String, String)> {
            let entries = at.named().flat_map(|(name, list)| {
                let list: Vec<At<'a>> = list.listed().collect();
                list.into_iter()
                    .filter_map(move |one| Some((name.to_owned(), one.value.as_str()?.to_owned())))
            });
            entries.collect()
        };
        let (before, after) = (pairs(old), pairs(new));
        if before == after {
            return;
        }
        let (effect, change) = match (before.is_subset(&after), after.is_subset(&before)) {
            (true, _) => (Effect::Narrows, "changed"),
            (_, true) => (Effect::Widens, "changed"),
            _ => (Effect::Incomparable, "changed"),
        };
        let message = format!("{}: other fields go with each other now", at.words());
        let what = format!("{id}-{change}");
        self.tell_at(at, &what, effect, message, (&old.place, &new.place));
    }

    fn extensible(&mut self, id: &str, old: &At<'a>, new: &At<'a>, at: &Where) {
        let has = |list: &At<'a>, value: &Value| list.listed().any(|one| one.value == value);
        for gone in old.listed().filter(|one| !has(new, one.value)) {
            let message = format!("{}: the value `{}` is gone", at.words(), gone.value);
            let places = (&gone.place, &new.place);
            self.tell_at(
                at,
                &format!("{id}-removed"),
                Effect::Narrows,
                message,
                places,
            );
        }
    }
}
