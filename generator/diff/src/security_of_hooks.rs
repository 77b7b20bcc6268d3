//! What webhooks are called with.

use super::change::Verdict;
use super::comparer::{Comparer, Told};
use super::operations::Operation;
use super::security::{Way, Ways, is_weaker, missing};

impl<'a> Comparer<'a> {
    /// Compares what a webhook is called with: the client that asks for a credential must go on to be given one that it
    /// knows.
    pub fn security_of_hook(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let states = |hook: &Operation<'a>| hook.at.get("security").is_some();
        let (Some(before), Some(after)) = (self.ways(old), self.ways(new)) else {
            return;
        };
        if !states(old) && !states(new) {
            return;
        }
        let of = |ways: Ways, is_stated: bool| match is_stated {
            true => ways,
            false => Ways {
                all: Vec::new(),
                ..ways
            },
        };
        let (before, after) = (of(before, states(old)), of(after, states(new)));
        let is_asked = !before.all.is_empty() && !before.all.iter().any(|(way, ..)| way.is_empty());
        let is_given = |way: &Way| before.all.iter().any(|(known, ..)| is_weaker(known, way));
        let is_refused = after.all.is_empty() || !after.all.iter().all(|(way, ..)| is_given(way));
        if missing(&before, &after).is_empty() && missing(&after, &before).is_empty() {
            return;
        }
        let verdict = match is_asked && is_refused {
            true => Verdict::Breaking,
            false => Verdict::Safe,
        };
        let message = format!("`{}` is called with other credentials", new.name);
        let told = Told::new("webhook-security-changed", verdict, message);
        let told = told.between(&before.place, &after.place).of(&new.name);
        self.tell(told.about(new.id()));
    }
}
