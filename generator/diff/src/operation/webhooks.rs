//! Webhooks and callbacks: operations of the client, called by the server.

use indexmap::IndexMap;

use super::{Operation, Operations, of_named_items};
use crate::change::Verdict;
use crate::comparer::{Comparer, Endpoint, joined};
use crate::node::{Located, Node};

const NOT_CALLED: &str = "clients that do not register it are not called";

impl<'a> Comparer<'a> {
    pub fn webhooks(&mut self, old: &Node<'a>, new: &Node<'a>) {
        let list = |root: &Node<'a>| root.get("webhooks").or_else(|| root.get("x-webhooks"));
        let all = |root: &Node<'a>| {
            of_named_items(list(root).into_iter().flat_map(|list| list.members()))
        };
        let place = |root: &Node<'a>| list(root).unwrap_or_else(|| root.clone()).place;
        let places = (place(old), place(new));
        self.called_back(all(old), all(new), places, "webhook");
    }

    pub fn callbacks(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let all = |operation: &Operation<'a>| -> Operations<'a> {
            let callbacks = operation.node.members_of("callbacks");
            let all = callbacks.flat_map(|(name, callback)| {
                let operations = of_named_items(callback.resolved().entries());
                let operations = operations.into_iter();
                operations.map(move |(key, operation)| (format!("{name} {key}"), operation))
            });
            all.collect()
        };
        let places = (old.place().clone(), new.place().clone());
        self.called_back(all(old), all(new), places, "callback");
    }

    fn called_back(
        &mut self,
        before: IndexMap<String, Operation<'a>>,
        after: IndexMap<String, Operation<'a>>,
        (old, new): (impl Located, impl Located),
        kind: &str,
    ) {
        let outer = std::mem::replace(&mut self.endpoint, Endpoint::Webhook);
        for (_, was, is) in joined(&before, &after) {
            match (was, is) {
                (Some(was), Some(is)) => self.webhook(was, is),
                (Some(was), None) => {
                    let at = self.operation_context(was);
                    let message = format!("the {kind} {} was removed", at.what);
                    let rule = format!("{kind}-removed");
                    self.report_as(&at, rule, Verdict::Breaking, message, was, &new);
                }
                (None, Some(is)) => {
                    let at = self.operation_context(is);
                    let message = format!("the {kind} {} was added", at.what);
                    let impact = (Verdict::Safe, NOT_CALLED);
                    self.report_as(&at, format!("{kind}-added"), impact, message, &old, is);
                }
                (None, None) => {}
            }
        }
        self.endpoint = outer;
    }

    fn webhook(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        self.webhook_security(old, new);
        self.operation_lifecycle(old, new);
        self.parameters(old, new);
        self.request_body(old, new);
        self.responses(old, new);
    }
}
