//! Changes that were accepted, with reasons.

use super::change::Change;

/// What somebody accepts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acceptance {
    /// The rule: `request-parameter-removed`.
    pub rule: String,
    /// The operation alone, if one is meant: `GET /pets`.
    pub operation: Option<String>,
    /// The place alone, if one is meant, in the old or the new file, as a JSON pointer (RFC 6901).
    pub pointer: Option<String>,
    /// Why.
    pub reason: String,
}

impl Acceptance {
    /// Whether a change is meant.
    fn means(&self, change: &Change) -> bool {
        let is_operation = self
            .operation
            .as_ref()
            .is_none_or(|meant| change.operations == [meant.as_str()]);
        let is_place = self.pointer.as_ref().is_none_or(|meant| {
            let mut places = [&change.old, &change.new].into_iter().flatten();
            places.any(|site| site.pointer().is_some_and(|pointer| pointer == *meant))
        });
        change.rule == self.rule && is_operation && is_place
    }
}

/// Marks the changes that were accepted; the acceptances that mean none of them, which nobody needs any more.
pub(super) fn accept<'a>(changes: &mut [Change], all: &'a [Acceptance]) -> Vec<&'a Acceptance> {
    let mut idle = Vec::new();
    for one in all {
        let mut is_used = false;
        for change in changes.iter_mut().filter(|change| one.means(change)) {
            is_used = true;
            change.accepted.get_or_insert_with(|| one.reason.clone());
        }
        if !is_used {
            idle.push(one);
        }
    }
    idle
}
