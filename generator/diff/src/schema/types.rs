//! Types, and `null`.

use super::texts::says_nothing_of_texts;
use crate::at::At;
use crate::comparer::{Comparer, Effect, Where, Written};
use crate::shape::{Shape, Types};
use generator::source::Place;

impl<'a> Comparer<'a> {
    /// Compares schemas of which one allows nothing at all.
    pub(super) fn nothing(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        let places = (&old.place, &new.place);
        match (old.types.is_none(), new.types.is_none()) {
            (false, true) => {
                let message = format!("{} may not be given any more", at.words());
                self.tell_at(at, "schema-became-false", Effect::Narrows, message, places);
            }
            (true, false) => {
                let message = format!("{} may be given now", at.words());
                self.tell_at(
                    at,
                    "schema-became-not-false",
                    Effect::Widens,
                    message,
                    places,
                );
            }
            _ => {}
        }
    }

    pub(super) fn types(
        &mut self,
        (old_parts, old): (&[At<'a>], &Shape<'a>),
        (new_parts, new): (&[At<'a>], &Shape<'a>),
        at: &Where,
    ) {
        let places = (place_of(old), place_of(new));
        match (old.is_nullable(), new.is_nullable()) {
            (false, true) if old.types.without(Types::NULL) != Types::NONE => {
                let message = format!("{} may be `null` now", at.words());
                self.tell_at(at, "became-nullable", Effect::Widens, message, places);
            }
            (true, false) => {
                let message = format!("{} may not be `null` any more", at.words());
                self.tell_at(at, "became-not-nullable", Effect::Narrows, message, places);
            }
            _ => {}
        }
        let (before, after) = (of_values(old), of_values(new));
        if before == after {
            return;
        }
        let message = format!("{} is {after} now, was {before}", at.words());
        let (wide_before, wide_after) = (as_sent(before, at), as_sent(after, at));
        let is_narrower = wide_before.has(wide_after)
            && (before.has(after) || self.takes_texts(old, new_parts, at));
        let is_wider = wide_after.has(wide_before)
            && (after.has(before) || self.takes_texts(new, old_parts, at));
        let (what, effect) = match (is_narrower, is_wider) {
            (true, _) => ("type-specialized", Effect::Narrows),
            (_, true) => ("type-generalized", Effect::Widens),
            _ => ("type-changed", Effect::Incomparable),
        };
        self.tell_at(at, what, effect, message, places);
    }

    /// Whether a shape takes as texts whatever is of other schemas.
    fn takes_texts(&mut self, shape: &Shape<'a>, others: &[At<'a>], at: &Where) -> bool {
        if shape.types.has(Types::STRING) {
            return is_any_text(shape);
        }
        let is_list_of_one = shape.values.is_none()
            && shape.positions.is_empty()
            && shape.choices.is_empty()
            && shape.rest.is_empty()
            && shape.limits.takes_one_item();
        let effect = self.relation(others, &shape.items, at);
        is_list_of_one && matches!(effect, Effect::None | Effect::Widens)
    }
}

/// Whether all texts are let through.
fn is_any_text(shape: &Shape<'_>) -> bool {
    let format = shape.format.as_ref().map(|(name, _)| *name);
    shape.values.is_none()
        && shape.patterns.is_empty()
        && shape.choices.is_empty()
        && shape.rest.is_empty()
        && !shape.limits.hold_texts()
        && format.is_none_or(says_nothing_of_texts)
}

/// Types of values that are listed are told with those.
fn of_values(shape: &Shape<'_>) -> Types {
    shape.types.without(Types::NULL)
}

/// The types whose values cannot be told apart where they are sent: in a parameter or a header, a number is
/// a text, too, and a text is a list of one.
fn as_sent(types: Types, at: &Where) -> Types {
    let written = at.written_here();
    if written == Written::Json {
        return types;
    }
    let types = match types.has(Types::ARRAY) && written == Written::Text {
        true => types.or(Types::STRING),
        false => types,
    };
    match types.has(Types::STRING) {
        true => types.or(Types::NUMBER).or(Types::BOOLEAN),
        false => types,
    }
}

fn place_of<'s>(shape: &'s Shape<'_>) -> &'s Place {
    shape.types_at.as_ref().unwrap_or(&shape.place)
}
