//! The operations of a description, as people choose among them.

use std::collections::BTreeSet;

use crate::report::Report;
use crate::source::{self, Place, Source};

/// An operation of a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedOperation {
    /// The method, in capitals.
    pub method: String,
    /// The path template, as the description spells it.
    pub path: String,
    /// Its `operationId`, if it has one.
    pub id: Option<String>,
    /// Its tags.
    pub tags: Vec<String>,
}

/// The operations of a description, in its order, and what is wrong with how it is written.
pub fn list_operations(source: &Source) -> (Vec<ListedOperation>, Report) {
    let mut report = Report::new();
    let Some(document) = source::read(source, &BTreeSet::new(), &mut report) else {
        return (Vec::new(), report);
    };
    let mut operations = Vec::new();
    for (path, item) in &document.openapi.paths.paths {
        let place = Place::root().key("paths").key(path);
        let Some(item) = document.resolve(item, &place) else {
            continue;
        };
        for (method, operation) in item.item.iter() {
            operations.push(ListedOperation {
                method: method.to_uppercase(),
                path: path.clone(),
                id: operation.operation_id.clone(),
                tags: operation.tags.clone(),
            });
        }
    }
    (operations, report)
}
