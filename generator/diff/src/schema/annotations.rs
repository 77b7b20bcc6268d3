//! Defaults and XML metadata.

use super::values::same;
use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Effect, Encoding, Flow};
use crate::shape::Shape;

const OTHER_DEFAULT: &str = "requests without it remain valid, but have another effect";

impl<'a> Comparer<'a> {
    pub(super) fn annotations(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        self.default(old, new, at);
        let (before, after) = (&old.annotations.xml, &new.annotations.xml);
        let is_same = before.as_ref().map(|xml| xml.value) == after.as_ref().map(|xml| xml.value);
        if at.encoding == Encoding::Xml && !is_same {
            let old = before.as_ref().map_or(&old.place, |xml| &xml.place);
            let new = after.as_ref().map_or(&new.place, |xml| &xml.place);
            let predicate = "has another XML representation";
            self.report(at, "xml-changed", Effect::Incomparable, predicate, old, new);
        }
    }

    fn default(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        let (before, after) = (&old.annotations.default, &new.annotations.default);
        let (what, predicate) = match (before, after) {
            (None, None) => return,
            (Some(before), Some(after)) if same(before.value, after.value) => return,
            (None, Some(after)) => (
                "default-value-added",
                format!("has the new default `{}`", after.value),
            ),
            (Some(before), None) => (
                "default-value-removed",
                format!("no longer has a default (was `{}`)", before.value),
            ),
            (Some(before), Some(after)) => (
                "default-value-changed",
                format!(
                    "has the new default `{}` instead of `{}`",
                    after.value, before.value
                ),
            ),
        };
        let impact = match at.flow {
            Flow::ToServer => (Verdict::Risky, Some(OTHER_DEFAULT)),
            Flow::ToClient | Flow::NotSent => (Verdict::Safe, None),
        };
        let old = before.as_ref().map_or(&old.place, |default| &default.place);
        let new = after.as_ref().map_or(&new.place, |default| &default.place);
        self.report(at, what, impact, predicate, old, new);
    }
}
