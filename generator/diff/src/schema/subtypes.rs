//! Subtypes of a schema with a discriminator.

use std::collections::BTreeMap;

use indexmap::IndexMap;

use crate::comparer::{Comparer, Context, Effect, Flow, joined};
use crate::node::Node;
use openapi_crates::source::Place;

impl<'a> Comparer<'a> {
    pub(super) fn subtypes(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) {
        let ([old], [new]) = (old, new) else {
            return;
        };
        let (old, new) = (base(old), base(new));
        let before = self
            .old_subtypes
            .of(&old.place)
            .cloned()
            .unwrap_or_default();
        let after = self
            .new_subtypes
            .of(&new.place)
            .cloned()
            .unwrap_or_default();
        let nodes = |subtypes: BTreeMap<String, Place>, base: &Node<'a>| -> IndexMap<_, _> {
            let nodes = subtypes.into_iter();
            nodes
                .filter_map(|(tag, place)| Some((tag, base.at(place)?)))
                .collect()
        };
        for (tag, was, is) in joined(&nodes(before, &old), &nodes(after, &new)) {
            let at_tag = at.with_member(tag);
            match (was, is) {
                (Some(was), Some(is)) => {
                    let inside = at.inside(&format!("({tag})"));
                    self.schema(was.as_slice(), is.as_slice(), &inside);
                }
                (Some(was), None) if !is_mapped(&old, tag) => {
                    let (what, effect) = ("discriminator-mapping-deleted", Effect::Narrows);
                    let predicate = format!("no longer has the subtype `{tag}`");
                    self.report(&at_tag, what, effect, predicate, was, &new);
                }
                (None, Some(is)) if !is_mapped(&new, tag) => {
                    let effect = match at.flow {
                        Flow::ToClient => Effect::Unknown,
                        Flow::ToServer | Flow::NotSent => Effect::Widens,
                    };
                    let predicate = format!("has the new subtype `{tag}`");
                    self.report(
                        &at_tag,
                        "discriminator-mapping-added",
                        effect,
                        predicate,
                        &old,
                        is,
                    );
                }
                _ => {}
            }
        }
    }
}

/// `true` if the mapping of the discriminator, which is compared on its own, contains a tag.
fn is_mapped(base: &Node<'_>, tag: &str) -> bool {
    let discriminator = base.get("discriminator");
    let mapping = discriminator.and_then(|discriminator| discriminator.get("mapping"));
    mapping.is_some_and(|mapping| mapping.get(tag).is_some())
}

/// Follows references and an `allOf` of one schema, as used for annotations.
fn base<'a>(schema: &Node<'a>) -> Node<'a> {
    let schema = schema.resolved();
    let members: Vec<Node<'a>> = schema.items_of("allOf").collect();
    match members.as_slice() {
        [only] if schema.get("properties").is_none() && schema.get("discriminator").is_none() => {
            only.resolved()
        }
        _ => schema,
    }
}
