//! The statuses of responses that are declared as a range or as `default`, from which a handler chooses.

use crate::lower::Lowering;
use crate::lowered::{FailureSet, OpenStatuses, Operation, Response, Side};

impl Lowering<'_> {
    /// Defines the statuses of the responses of operations, and of the errors that these share. A name does not depend on the
    /// other statuses, so that a new response changes no name.
    pub fn open_statuses(
        &mut self,
        operations: &mut [Operation],
        sets: &mut [FailureSet],
    ) -> Vec<OpenStatuses> {
        let mut found = Vec::new();
        for operation in operations {
            let stem = operation.stem.plain();
            let is_shared = operation.failure_set.is_some();
            let is_own = |response: &Response| !is_shared || response.side == Side::Success;
            self.assign_statuses(stem, &mut operation.responses, is_own, &mut found);
        }
        for set in sets {
            self.assign_statuses(set.name.plain(), &mut set.responses, |_| true, &mut found);
        }
        found
    }

    fn assign_statuses(
        &mut self,
        stem: &str,
        responses: &mut [Response],
        is_own: impl Fn(&Response) -> bool,
        found: &mut Vec<OpenStatuses>,
    ) {
        let all = responses.to_vec();
        let open = responses.iter_mut();
        for response in open.filter(|one| one.statuses.one().is_none() && is_own(one)) {
            let has_body = self.content_of(&response.shape).is_some();
            let (range, taken) = response.open(&all, has_body);
            let name = format!("{stem}{}Status", response.name.plain());
            let name = self.types.claim_generated(&name, "Code");
            response.open_statuses = Some(found.len());
            found.push(OpenStatuses { name, range, taken });
        }
    }
}
