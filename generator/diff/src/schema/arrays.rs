//! Arrays: `items` and `prefixItems`.

use serde_json::Value;

use crate::comparer::{Comparer, Context, Effect};
use crate::shape::Shape;

impl<'a> Comparer<'a> {
    pub(super) fn arrays(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        self.schema(&old.items, &new.items, &at.inside("*"));
        let pairs = old.prefix_items.iter().zip(&new.prefix_items).enumerate();
        for (index, (before, after)) in pairs {
            let inside = at.inside(&index.to_string());
            self.schema(before.as_slice(), after.as_slice(), &inside);
        }
        // Prefix items of one description only: the other one applies `items` to them.
        let common = old.prefix_items.len().min(new.prefix_items.len());
        for item in old.prefix_items.iter().skip(common) {
            let effect = match is_closed(new) {
                true => Effect::Narrows,
                false => self.relation(item.as_slice(), &new.items, at),
            };
            if effect != Effect::None {
                let predicate = "no longer has a schema of its own for an item";
                self.report(at, "prefix-items-removed", effect, predicate, item, new);
            }
        }
        for item in new.prefix_items.iter().skip(common) {
            let effect = match is_closed(old) {
                true => Effect::Widens,
                false => self.relation(&old.items, item.as_slice(), at),
            };
            if effect != Effect::None {
                let predicate = "has a new schema of its own for an item";
                self.report(at, "prefix-items-added", effect, predicate, old, item);
            }
        }
    }
}

/// `true` if items without a schema are invalid.
fn is_closed(shape: &Shape<'_>) -> bool {
    let unevaluated = shape.keyword("unevaluatedItems");
    shape.items.is_empty() && unevaluated.is_some_and(|node| node.value == &Value::Bool(false))
}
