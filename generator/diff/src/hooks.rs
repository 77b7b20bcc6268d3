//! Webhooks and callbacks: what the server asks of the client.

use indexmap::IndexMap;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Side, Told};
use super::operations::{Operation, listed_by_name};
use generator::source::Place;

/// Why a new one is harmless.
const NOT_ASKED: &str = "who does not know it is not asked";

impl<'a> Comparer<'a> {
    /// Compares the webhooks.
    pub fn webhooks(&mut self, old: &At<'a>, new: &At<'a>) {
        let list = |root: &At<'a>| root.get("webhooks").or_else(|| root.get("x-webhooks"));
        let (before, after) = (list(old), list(new));
        let place = |list: &Option<At<'a>>, root: &At<'a>| {
            list.as_ref()
                .map_or_else(|| root.place.clone(), |at| at.place.clone())
        };
        let places = (place(&before, old), place(&after, new));
        let all = |list: &Option<At<'a>>| listed_by_name(list.iter().flat_map(At::named));
        self.hooks(
            (all(&before), all(&after)),
            (&places.0, &places.1),
            "webhook",
        );
    }

    /// Compares the callbacks of an operation.
    pub fn callbacks(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let all = |operation: &Operation<'a>| -> IndexMap<String, Operation<'a>> {
            let callbacks = operation.at.get("callbacks");
            let callbacks = callbacks.iter().flat_map(At::named);
            let all = callbacks.flat_map(|(name, callback)| {
                let found = listed_by_name(callback.resolved().entries());
                let found = found.into_iter();
                found.map(move |(key, hook)| (format!("{name} {key}"), hook))
            });
            all.collect()
        };
        self.hooks(
            (all(old), all(new)),
            (&old.at.place, &new.at.place),
            "callback",
        );
    }

    fn hooks(
        &mut self,
        (before, after): (
            IndexMap<String, Operation<'a>>,
            IndexMap<String, Operation<'a>>,
        ),
        (old, new): (&Place, &Place),
        kind: &str,
    ) {
        let outer = std::mem::replace(&mut self.side, Side::Webhook);
        for (key, hook) in &before {
            match after.get(key) {
                Some(now) => self.hook(hook, now),
                None => {
                    let message = format!("the {kind} `{}` is gone", hook.name);
                    let told = Told::new(format!("{kind}-removed"), Verdict::Breaking, message);
                    self.tell(
                        told.between(&hook.at.place, new)
                            .of(&hook.name)
                            .about(hook.id()),
                    );
                }
            }
        }
        for (key, hook) in &after {
            if !before.contains_key(key) {
                let message = format!("the {kind} `{}` is new", hook.name);
                let told = Told::new(format!("{kind}-added"), Verdict::Safe, message);
                let told = told.between(old, &hook.at.place).of(&hook.name);
                self.tell(told.about(hook.id()).because(NOT_ASKED));
            }
        }
        self.side = outer;
    }

    fn hook(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        self.security_of_hook(old, new);
        self.lifecycle_of_operation(old, new);
        self.parameters(old, new);
        self.request_body(old, new);
        self.responses(old, new);
    }
}
