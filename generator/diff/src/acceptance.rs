//! Accepted changes.

use super::change::Change;

/// A change that was reviewed and accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acceptance {
    /// The rule: `request-parameter-removed`.
    pub rule: String,
    /// The operation: `GET /pets`; any if missing.
    pub operation: Option<String>,
    /// The JSON Pointer (RFC 6901) in the old or new file; any if missing.
    pub pointer: Option<String>,
    /// The reason for accepting it.
    pub reason: String,
}

impl Acceptance {
    fn covers(&self, change: &Change) -> bool {
        let is_operation =
            |operation: &String| change.operations.as_slice() == std::slice::from_ref(operation);
        let is_place = |pointer: &String| {
            let mut sites = [&change.old, &change.new].into_iter().flatten();
            sites.any(|site| site.pointer().as_ref() == Some(pointer))
        };
        change.rule == self.rule
            && self.operation.as_ref().is_none_or(is_operation)
            && self.pointer.as_ref().is_none_or(is_place)
    }
}

/// Marks the accepted changes, and returns the acceptances that cover none.
pub(crate) fn accept<'a>(changes: &mut [Change], all: &'a [Acceptance]) -> Vec<&'a Acceptance> {
    let mut unused = Vec::new();
    for acceptance in all {
        let before = unused.len();
        unused.push(acceptance);
        for change in changes
            .iter_mut()
            .filter(|change| acceptance.covers(change))
        {
            unused.truncate(before);
            change
                .accepted
                .get_or_insert_with(|| acceptance.reason.clone());
        }
    }
    unused
}
