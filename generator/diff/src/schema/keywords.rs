//! Keywords that are compared as a whole.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use crate::comparer::{Comparer, Context, Effect, joined};
use crate::node::Node;
use crate::shape::{AdditionalProperties, Shape};

/// The value of a keyword.
pub(crate) enum Kind {
    /// A schema of values inside.
    Schema,
    /// A schema whose effect on valid values follows from its own.
    Condition,
    /// A condition with the opposite effect.
    Negation,
    /// A condition with an unknown effect.
    If,
    /// Schemas by name.
    Schemas,
    Text,
    /// A bound with too many digits to be compared as a number.
    Number,
    /// Lists of property names by property name.
    Names,
    /// Known values, of which more may be added.
    Values,
}

pub(crate) struct Keyword {
    pub name: &'static str,
    /// The name in rules.
    id: &'static str,
    pub kind: Kind,
}

const fn keyword(name: &'static str, id: &'static str, kind: Kind) -> Keyword {
    Keyword { name, id, kind }
}

pub(crate) const KEYWORDS: [Keyword; 28] = [
    keyword("contains", "contains", Kind::Condition),
    keyword("contentEncoding", "content-encoding", Kind::Text),
    keyword("contentMediaType", "content-media-type", Kind::Text),
    keyword("contentSchema", "content-schema", Kind::Schema),
    keyword("dependentRequired", "dependent-required", Kind::Names),
    keyword("dependentSchemas", "dependent-schema", Kind::Schemas),
    keyword("else", "else", Kind::Condition),
    keyword("if", "if", Kind::If),
    keyword("not", "not", Kind::Negation),
    keyword("patternProperties", "pattern-property", Kind::Schemas),
    keyword("propertyNames", "property-names", Kind::Schema),
    keyword("then", "then", Kind::Condition),
    keyword("unevaluatedItems", "unevaluated-items", Kind::Schema),
    keyword(
        "unevaluatedProperties",
        "unevaluated-properties",
        Kind::Schema,
    ),
    keyword("maximum", "max", Kind::Number),
    keyword("exclusiveMaximum", "exclusive-max", Kind::Number),
    keyword("minimum", "min", Kind::Number),
    keyword("exclusiveMinimum", "exclusive-min", Kind::Number),
    keyword("maxLength", "max-length", Kind::Number),
    keyword("minLength", "min-length", Kind::Number),
    keyword("maxItems", "max-items", Kind::Number),
    keyword("minItems", "min-items", Kind::Number),
    keyword("maxProperties", "max-properties", Kind::Number),
    keyword("minProperties", "min-properties", Kind::Number),
    keyword("maxContains", "max-contains", Kind::Number),
    keyword("minContains", "min-contains", Kind::Number),
    keyword("multipleOf", "multiple-of", Kind::Number),
    keyword("x-extensible-enum", "x-extensible-enum-value", Kind::Values),
];

impl<'a> Comparer<'a> {
    pub(super) fn keywords(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        for keyword in &KEYWORDS {
            let of = |shape: &Shape<'a>| -> Vec<Node<'a>> {
                let all = shape
                    .keywords
                    .iter()
                    .filter(|(name, _)| *name == keyword.name);
                all.map(|(_, node)| node.clone()).collect()
            };
            let (before, after) = (of(old), of(new));
            match (before.as_slice(), after.as_slice()) {
                ([], []) => {}
                ([], [first, ..]) => {
                    let effect = self.effect_of_keyword(keyword, first, (old, true), at);
                    let predicate = format!("has a new `{}`", keyword.name);
                    let what = format!("{}-added", keyword.id);
                    self.report(at, &what, effect, predicate, old, first);
                }
                ([first, ..], []) => {
                    let effect = self.effect_of_keyword(keyword, first, (new, false), at);
                    let predicate = format!("no longer has a `{}`", keyword.name);
                    let what = format!("{}-removed", keyword.id);
                    self.report(at, &what, effect, predicate, first, new);
                }
                ([before], [after]) => self.keyword(keyword, (before, old), (after, new), at),
                ([first, ..], [second, ..]) => {
                    let before = before.iter().map(|node| node.value);
                    if !before.eq(after.iter().map(|node| node.value)) {
                        self.changed_keyword(keyword, Effect::Unknown, first, second, at);
                    }
                }
            }
        }
    }

    /// Returns the effect of a keyword that was added or removed, given the shape without it.
    fn effect_of_keyword(
        &mut self,
        keyword: &Keyword,
        node: &Node<'a>,
        (other, is_added): (&Shape<'a>, bool),
        at: &Context,
    ) -> Effect {
        match keyword.kind {
            Kind::Text => Effect::Incomparable,
            Kind::Values => Effect::None,
            Kind::Schemas if keyword.name == "patternProperties" => {
                node.members().fold(Effect::None, |effect, (_, schema)| {
                    effect.and(self.effect_of_pattern(&schema, (other, is_added), at))
                })
            }
            _ if is_added => Effect::Narrows,
            _ => Effect::Widens,
        }
    }

    /// Returns the effect of a schema for matching properties that was added or removed, given the shape without it, in
    /// which they are additional properties.
    fn effect_of_pattern(
        &mut self,
        schema: &Node<'a>,
        (other, is_added): (&Shape<'a>, bool),
        at: &Context,
    ) -> Effect {
        let schema = schema.as_slice();
        match &other.additional {
            AdditionalProperties::Schemas(schemas) if !other.is_closed() => match is_added {
                true => self.relation(schemas, schema, at),
                false => self.relation(schema, schemas, at),
            },
            _ if other.is_closed() == is_added => Effect::Widens,
            _ => Effect::Narrows,
        }
    }

    /// Compares a keyword that each description has once.
    fn keyword(
        &mut self,
        keyword: &Keyword,
        (old, old_shape): (&Node<'a>, &Shape<'a>),
        (new, new_shape): (&Node<'a>, &Shape<'a>),
        at: &Context,
    ) {
        let (before, after) = (old.as_slice(), new.as_slice());
        match keyword.kind {
            Kind::Schema => {
                self.schema(before, after, &at.inside(&format!("({})", keyword.name)));
            }
            Kind::Condition | Kind::Negation | Kind::If => {
                let effect = match (self.relation(before, after, at), &keyword.kind) {
                    (Effect::None, _) => return,
                    (Effect::Widens, Kind::Negation) => Effect::Narrows,
                    (Effect::Narrows, Kind::Negation) => Effect::Widens,
                    (_, Kind::If) => Effect::Incomparable,
                    (effect, _) => effect,
                };
                self.changed_keyword(keyword, effect, old, new, at);
            }
            Kind::Schemas => self.named_schemas(keyword, (old, old_shape), (new, new_shape), at),
            Kind::Text | Kind::Number if old.value != new.value => {
                let effect = match keyword.kind {
                    Kind::Number => Effect::Unknown,
                    _ => Effect::Incomparable,
                };
                let (name, is, was) = (keyword.name, new.value, old.value);
                let predicate = format!("has the new `{name}` `{is}` instead of `{was}`");
                let what = format!("{}-changed", keyword.id);
                self.report(at, &what, effect, predicate, old, new);
            }
            Kind::Text | Kind::Number => {}
            Kind::Names => {
                let (before, after) = (names(old), names(new));
                let effect = Effect::of_sets(after.is_subset(&before), before.is_subset(&after));
                if effect != Effect::None {
                    self.changed_keyword(keyword, effect, old, new, at);
                }
            }
            Kind::Values => {
                for removed in old.items() {
                    if !new.items().any(|one| one.value == removed.value) {
                        let predicate = format!("no longer lists `{}`", removed.value);
                        let what = format!("{}-removed", keyword.id);
                        self.report(at, &what, Effect::Narrows, predicate, removed, new);
                    }
                }
            }
        }
    }

    fn changed_keyword(
        &mut self,
        keyword: &Keyword,
        effect: Effect,
        old: &Node<'a>,
        new: &Node<'a>,
        at: &Context,
    ) {
        let what = format!("{}-changed", keyword.id);
        let predicate = format!("has another `{}`", keyword.name);
        self.report(at, &what, effect, predicate, old, new);
    }

    fn named_schemas(
        &mut self,
        keyword: &Keyword,
        (old, old_shape): (&Node<'a>, &Shape<'a>),
        (new, new_shape): (&Node<'a>, &Shape<'a>),
        at: &Context,
    ) {
        let all = |node: &Node<'a>| node.members().collect::<IndexMap<_, _>>();
        let is_patterns = keyword.name == "patternProperties";
        for (name, was, is) in joined(&all(old), &all(new)) {
            let (change, effect, when) = match (was, is) {
                (Some(was), Some(is)) => {
                    let inside = at.inside(&format!("({name})"));
                    self.schema(was.as_slice(), is.as_slice(), &inside);
                    continue;
                }
                (Some(was), None) if is_patterns => (
                    "removed",
                    self.effect_of_pattern(was, (new_shape, false), at),
                    "no longer",
                ),
                (None, Some(is)) if is_patterns => (
                    "added",
                    self.effect_of_pattern(is, (old_shape, true), at),
                    "now",
                ),
                (Some(_), None) => ("removed", Effect::Widens, "no longer"),
                (None, _) => ("added", Effect::Narrows, "now"),
            };
            let predicate = format!("{when} has `{name}` in `{}`", keyword.name);
            let what = format!("{}-{change}", keyword.id);
            self.report(
                at,
                &what,
                effect,
                predicate,
                was.unwrap_or(old),
                is.unwrap_or(new),
            );
        }
    }
}

/// Returns the pairs of `dependentRequired`.
fn names(node: &Node<'_>) -> BTreeSet<(String, String)> {
    let pairs = node.members().flat_map(|(name, list)| {
        let names = list
            .items()
            .filter_map(|item| item.value.as_str().map(str::to_owned));
        names.map(move |other| (name.to_owned(), other))
    });
    pairs.collect()
}
