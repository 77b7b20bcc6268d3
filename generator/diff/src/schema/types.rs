//! `type` and `null`.

use super::Described;
use super::formats::allows_any_text;
use crate::comparer::{Comparer, Context, Effect, Encoding};
use crate::node::Node;
use crate::shape::{Shape, Types};
use openapi_crates::source::Place;

impl<'a> Comparer<'a> {
    /// Compares schemas of which one allows no value.
    pub(super) fn nothing(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Context) {
        let forbidden = (
            "schema-became-false",
            Effect::Narrows,
            "is no longer allowed",
        );
        let allowed = ("schema-became-not-false", Effect::Widens, "is now allowed");
        let [was, is] = [old, new].map(|shape| shape.types.is_none());
        self.flag(at, (old, was), (new, is), [forbidden, allowed]);
    }

    pub(super) fn types(&mut self, old: &Described<'a, '_>, new: &Described<'a, '_>, at: &Context) {
        let (before, after) = (&old.shape, &new.shape);
        let (old_place, new_place) = (types_place(before), types_place(after));
        let set = ("became-nullable", Effect::Widens, "may now be `null`");
        let unset = (
            "became-not-nullable",
            Effect::Narrows,
            "may no longer be `null`",
        );
        let (was, is) = (before.is_nullable(), after.is_nullable());
        self.flag(at, (old_place, was), (new_place, is), [set, unset]);
        let [was, is] = [before, after].map(|shape| shape.types.without(Types::NULL));
        if was == is {
            return;
        }
        let [sent_before, sent_after] = [was, is].map(|types| indistinguishable(types, at));
        let is_narrower = sent_before.has(sent_after)
            && (was.has(is) || self.accepts_as_text(before, new.parts, at));
        let is_wider = sent_after.has(sent_before)
            && (is.has(was) || self.accepts_as_text(after, old.parts, at));
        let (what, effect) = match (is_narrower, is_wider) {
            (true, _) => ("type-specialized", Effect::Narrows),
            (_, true) => ("type-generalized", Effect::Widens),
            _ => ("type-changed", Effect::Incomparable),
        };
        let predicate = format!("has the new type {is} instead of {was}");
        self.report(at, what, effect, predicate, old_place, new_place);
    }

    /// `true` if the text of every value of other schemas is valid.
    fn accepts_as_text(&mut self, shape: &Shape<'a>, others: &[Node<'a>], at: &Context) -> bool {
        if shape.types.has(Types::STRING) {
            return allows_all_texts(shape);
        }
        let is_list = shape.values.is_none()
            && shape.prefix_items.is_empty()
            && shape.unions.is_empty()
            && shape.keywords.is_empty()
            && shape.bounds.allow_one_item();
        let effect = self.relation(others, &shape.items, at);
        is_list && matches!(effect, Effect::None | Effect::Widens)
    }
}

fn allows_all_texts(shape: &Shape<'_>) -> bool {
    shape.values.is_none()
        && shape.patterns.is_empty()
        && shape.unions.is_empty()
        && shape.keywords.is_empty()
        && !shape.bounds.restrict_length()
        && shape.format_name().is_none_or(allows_any_text)
}

/// Adds the types whose values cannot be distinguished when sent: in text, a number may be a string, and a string an
/// array of one item.
fn indistinguishable(types: Types, at: &Context) -> Types {
    let encoding = at.current_encoding();
    if encoding == Encoding::Json {
        return types;
    }
    let types = match types.has(Types::ARRAY) && encoding == Encoding::Text {
        true => types.or(Types::STRING),
        false => types,
    };
    match types.has(Types::STRING) {
        true => types.or(Types::NUMBER).or(Types::BOOLEAN),
        false => types,
    }
}

fn types_place<'s>(shape: &'s Shape<'_>) -> &'s Place {
    shape.types_place.as_ref().unwrap_or(&shape.place)
}
