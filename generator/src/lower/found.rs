//! Where the operations of a document are.

use std::collections::BTreeMap;

use openapiv3::{Operation as Source, PathItem, Server};

use super::Lowering;
use crate::model::{Hook, Method};
use crate::report::quoted;
use crate::source::Place;

/// An operation in its path item.
pub(super) struct Found<'a> {
    /// What makes it one of the server, if it is one. It has no path then.
    pub(super) hook: Option<Hook>,
    pub(super) path: &'a str,
    pub(super) item: &'a PathItem,
    pub(super) item_place: Place,
    pub(super) method: Method,
    pub(super) operation: &'a Source,
    pub(super) place: Place,
}

impl<'a> Found<'a> {
    /// Its `operationId`, or else its method and path.
    pub(super) fn shown(&self) -> String {
        match &self.operation.operation_id {
            Some(id) => id.clone(),
            None => format!("{} {}", self.method.as_str(), self.path),
        }
    }

    /// The servers of the operation or of its path, if it has any of its own, and their place.
    pub(super) fn own_servers(&self) -> Option<(&'a [Server], Place)> {
        let of_operation = (self.operation.servers.as_slice(), &self.place);
        let of_path = (self.item.servers.as_slice(), &self.item_place);
        [of_operation, of_path]
            .into_iter()
            .find(|(servers, _)| !servers.is_empty())
            .map(|(servers, place)| (servers, place.key("servers")))
    }
}

impl<'a> Lowering<'a> {
    /// The operations of the document, in its order.
    pub(super) fn find_operations(&mut self) -> Vec<Found<'a>> {
        let document = self.document;
        let place = Place::root().key("paths");
        let mut found = Vec::new();
        for (path, item) in &document.openapi.paths.paths {
            let item_place = place.key(path);
            if let Some(item) = document.resolve(item, &item_place) {
                self.find_in(path, None, item.item, item.place, &mut found);
            }
        }
        found
    }

    /// Finds the operations of a path item.
    pub(super) fn find_in(
        &mut self,
        path: &'a str,
        hook: Option<Hook>,
        item: &'a PathItem,
        item_place: Place,
        found: &mut Vec<Found<'a>>,
    ) {
        for (name, operation) in item.iter() {
            let place = item_place.key(name);
            match method(name) {
                Some(method) => found.push(Found {
                    hook: hook.clone(),
                    path,
                    item,
                    item_place: item_place.clone(),
                    method,
                    operation,
                    place,
                }),
                None => {
                    let name = name.to_uppercase();
                    self.unsupported(&place, format!("the method {name}"))
                        .at_key();
                }
            }
        }
    }

    /// Refuses an `operationId` that is used twice.
    pub(super) fn refuse_duplicate_ids<'f>(
        &mut self,
        found: impl IntoIterator<Item = &'f Found<'a>>,
    ) where
        'a: 'f,
    {
        let mut first: BTreeMap<&str, Place> = BTreeMap::new();
        for found in found {
            let Some(id) = &found.operation.operation_id else {
                continue;
            };
            let place = found.place.key("operationId");
            match first.get(id.as_str()) {
                None => {
                    first.insert(id, place);
                }
                // Hooks may share what stands for them.
                Some(first) if found.hook.is_some() && *first == place => {}
                Some(first) => {
                    self.report
                        .error(
                            &place,
                            format!("the operationId {} is used twice", quoted(id)),
                        )
                        .related(first, "first used here");
                }
            }
        }
    }
}

fn method(name: &str) -> Option<Method> {
    Some(match name {
        "get" => Method::Get,
        "head" => Method::Head,
        "put" => Method::Put,
        "post" => Method::Post,
        "delete" => Method::Delete,
        "patch" => Method::Patch,
        "options" => Method::Options,
        "trace" => Method::Trace,
        _ => return None,
    })
}
