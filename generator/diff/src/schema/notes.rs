//! What schemas note of their values: defaults, and how they are written as XML.

use super::values::same;
use crate::at::At;
use crate::change::Verdict;
use crate::comparer::{Comparer, Effect, Flow, Where, Written};
use crate::shape::Shape;

/// Why a default is a risk.
const LEFT_OUT: &str = "nothing is refused, but clients that leave it out get something else";

impl<'a> Comparer<'a> {
    pub(super) fn notes(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        self.default(old, new, at);
        if at.written == Written::Xml {
            self.xml(old, new, at);
        }
    }

    fn default(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        let (before, after) = (&old.notes.default, &new.notes.default);
        let words = at.words();
        let (what, message, places) = match (before, after) {
            (None, None) => return,
            (Some(before), Some(after)) if same(before.value, after.value) => return,
            (None, Some(after)) => (
                "default-value-added",
                format!(
                    "the default of {words} is `{}` now, there was none",
                    after.value
                ),
                (&old.place, &after.place),
            ),
            (Some(before), None) => (
                "default-value-removed",
                format!("{words} has no default any more, was `{}`", before.value),
                (&before.place, &new.place),
            ),
            (Some(before), Some(after)) => (
                "default-value-changed",
                format!(
                    "the default of {words} is `{}` now, was `{}`",
                    after.value, before.value
                ),
                (&before.place, &after.place),
            ),
        };
        let (verdict, reason) = match at.flow {
            Flow::ToServer => (Verdict::Risky, Some(LEFT_OUT)),
            Flow::ToClient | Flow::Nobody => (Verdict::Safe, None),
        };
        self.tell_with(at, what, verdict, reason, message, places);
    }

    fn xml(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        let said = |at: &Option<At<'a>>| at.as_ref().map(|at| at.value);
        let (before, after) = (&old.notes.xml, &new.notes.xml);
        if said(before) == said(after) {
            return;
        }
        let place = |at: &Option<At<'a>>, shape: &Shape<'a>| match at {
            Some(at) => at.place.clone(),
            None => shape.place.clone(),
        };
        let message = format!("{} is written as other XML", at.words());
        let places = (&place(before, old), &place(after, new));
        self.tell_at(at, "xml-changed", Effect::Incomparable, message, places);
    }
}
