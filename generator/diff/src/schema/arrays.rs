//! Arrays: their items.

use serde_json::Value;

use crate::at::At;
use crate::comparer::{Comparer, Effect, Where};
use crate::shape::Shape;

impl<'a> Comparer<'a> {
    pub(super) fn arrays(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        self.schema(&old.items, &new.items, &at.inside("*"));
        let pairs = old.positions.iter().zip(&new.positions).enumerate();
        for (index, (before, after)) in pairs {
            let inside = at.inside(&index.to_string());
            self.schema(one(before), one(after), &inside);
        }
        self.positions(old, new, at);
    }

    /// First items of which only one description speaks: those of the other are as all items.
    fn positions(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        let common = old.positions.len().min(new.positions.len());
        for item in old.positions.get(common..).unwrap_or_default() {
            let effect = match is_closed(new) {
                true => Effect::Narrows,
                false => self.relation(one(item), &new.items, at),
            };
            if effect != Effect::None {
                let message = format!("{}: an item has no schema of its own any more", at.words());
                let places = (&item.place, &new.place);
                self.tell_at(at, "prefix-items-removed", effect, message, places);
            }
        }
        for item in new.positions.get(common..).unwrap_or_default() {
            let effect = match is_closed(old) {
                true => Effect::Widens,
                false => self.relation(&old.items, one(item), at),
            };
            if effect != Effect::None {
                let message = format!("{}: an item has a schema of its own now", at.words());
                let places = (&old.place, &item.place);
                self.tell_at(at, "prefix-items-added", effect, message, places);
            }
        }
    }
}

/// Whether items without a schema are refused.
fn is_closed(shape: &Shape<'_>) -> bool {
    let unevaluated = shape.keyword("unevaluatedItems");
    shape.items.is_empty() && unevaluated.is_some_and(|at| at.value == &Value::Bool(false))
}

fn one<'s, 'a>(at: &'s At<'a>) -> &'s [At<'a>] {
    std::slice::from_ref(at)
}
