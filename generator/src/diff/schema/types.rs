//! Types, and `null`.

use crate::diff::comparer::{Comparer, Effect, Where, Written};
use crate::diff::shape::{Shape, Types};
use crate::source::Place;

impl Comparer<'_> {
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

    pub(super) fn types(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
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
        let (what, effect) = match (wide_before.has(wide_after), wide_after.has(wide_before)) {
            (true, _) => ("type-specialized", Effect::Narrows),
            (_, true) => ("type-generalized", Effect::Widens),
            _ => ("type-changed", Effect::Incomparable),
        };
        self.tell_at(at, what, effect, message, places);
    }
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
