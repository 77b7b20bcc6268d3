//! The operations of a description.

use crate::report::Report;
use crate::selection::Selection;
use crate::source::{self, Source, Wanted};

/// An operation of a description.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ListedOperation {
    /// The method.
    pub method: String,
    /// The path template, or the selector of a webhook: `webhook:newPet`.
    pub path: String,
    /// The `operationId`.
    pub id: Option<String>,
    /// The tags.
    pub tags: Vec<String>,
}

/// Returns the selected operations of a description in order, followed by its webhooks, and its diagnostics.
pub fn list_operations(source: &Source, chosen: &Selection) -> (Vec<ListedOperation>, Report) {
    let mut report = Report::new();
    let wanted = Wanted {
        operations: chosen.clone(),
        ..Wanted::default()
    };
    let Some(document) = source::read(source, &wanted, &mut report) else {
        return (Vec::new(), report);
    };
    let mut operations = Vec::new();
    for (path, item) in document.path_items() {
        let found = document.operations_of(item.item, &item.place).into_iter();
        operations.extend(found.map(|(key, _, operation)| ListedOperation {
            method: key.method(),
            path: path.clone(),
            id: operation.operation_id.clone(),
            tags: operation.tags.clone(),
        }));
    }
    (operations, report)
}
