//! Finds the operations of the document.

use std::collections::{BTreeMap, HashMap};

use openapiv3::{Operation as Source, PathItem, Server};

use crate::lower::Lowering;
use crate::lower::name_order::{restored, sorted};
use crate::lowered::{Method, Webhook};
use crate::options::OperationNames;
use crate::report::{Code, quoted};
use crate::source::{Change, Document, Place, function_name};

/// An operation in its path item.
pub struct Found<'a> {
    /// The webhook or callback of an operation without a path.
    pub webhook: Option<Webhook>,
    pub path: &'a str,
    pub item: &'a PathItem,
    pub item_place: Place,
    pub method: Method,
    pub operation: &'a Source,
    /// The `operationId`, unless another path with the same path item has it.
    pub id: Option<&'a str>,
    pub place: Place,
    /// `true` for the only operation of its path item.
    pub is_only: bool,
}

impl<'a> Found<'a> {
    /// The `operationId`, or else the method and path.
    pub fn shown(&self) -> String {
        match self.id {
            Some(id) => id.to_owned(),
            None => format!("{} {}", self.method.as_str(), self.path),
        }
    }

    /// The order in which operations take names.
    pub fn rank(&self) -> (&str, &str, &str) {
        let key = match &self.webhook {
            Some(Webhook::Webhook { key } | Webhook::Callback { key, .. }) => key,
            None => "",
        };
        (self.path, key, self.method.as_str())
    }

    /// The servers of the operation or of its path item, and their location.
    pub fn own_servers(&self) -> Option<(&'a [Server], Place)> {
        let of_operation = (self.operation.servers.as_slice(), &self.place);
        let of_path = (self.item.servers.as_slice(), &self.item_place);
        [of_operation, of_path]
            .into_iter()
            .find(|(servers, _)| !servers.is_empty())
            .map(|(servers, place)| (servers, place.key("servers")))
    }
}

impl<'a> Lowering<'a> {
    /// The operations of paths, in declaration order.
    pub fn find_operations(&mut self) -> Vec<Found<'a>> {
        let document = self.document;
        let place = Place::root().key("paths");
        let mut found = Vec::new();
        let mut known = HashMap::new();
        for (index, (path, item)) in sorted(&document.openapi.paths.paths, |(path, _)| *path) {
            let item_place = place.key(path);
            if let Some(item) = document.resolve(item, &item_place) {
                let mut own = find_in(document, path, None, item.item, &item.place);
                self.clear_shared_ids(&item_place, &mut own, &mut known);
                found.push((index, own));
            }
        }
        restored(found).into_iter().flatten().collect()
    }

    /// Removes the ids of operations whose path item another path has, too.
    fn clear_shared_ids(
        &mut self,
        item_place: &Place,
        found: &mut [Found<'a>],
        known: &mut HashMap<Place, &'a str>,
    ) {
        let mut shared = None;
        for one in found.iter_mut().filter(|one| one.id.is_some()) {
            if let Some(path) = known.get(&one.place) {
                one.id = None;
                shared = Some(*path);
            } else {
                known.insert(one.place.clone(), one.path);
            }
        }
        if let Some(path) = shared {
            let message = format!("this path has the same path item as {}", quoted(path));
            self.diagnose(Code::SharedPathItem, &item_place.key("$ref"), message)
                .help(
                    "its operations are named after the path, because each `operationId` is taken",
                );
        }
    }

    /// Reports ids that repeat path and method, once, unless operations are named otherwise.
    pub fn report_long_ids(&mut self, found: &[Found<'a>]) {
        if self.operation_options.names != OperationNames::Ids {
            return;
        }
        let mut long = found.iter().filter_map(|one| {
            let id = one.id?;
            Some((one, function_name(id, one.method.as_str(), one.path)?))
        });
        let Some((first, name)) = long.next() else {
            return;
        };
        let count = long.count() + 1;
        let message = match count {
            1 => "an `operationId` repeats path and method".to_owned(),
            _ => format!(
                "{count} of {} operations have an `operationId` that repeats path and method",
                found.len()
            ),
        };
        let help = format!(
            "generate with `--names short` to call this one {}",
            quoted(name)
        );
        self.diagnose(
            Code::LongOperationIds,
            &first.place.key("operationId"),
            message,
        )
        .help(help);
    }

    /// Reports duplicate values of `operationId`. All of them are ignored, so that no name depends on the order of the paths;
    /// the only operation keeps one that webhooks repeat.
    pub fn report_duplicate_ids<'f>(&mut self, found: impl IntoIterator<Item = &'f Found<'a>>)
    where
        'a: 'f,
    {
        let mut uses: BTreeMap<&str, Vec<(Place, bool)>> = BTreeMap::new();
        for found in found {
            let Some(id) = found.id else {
                continue;
            };
            let one = (found.place.key("operationId"), found.webhook.is_some());
            let uses = uses.entry(id).or_default();
            // Webhooks may share a path item.
            if found.webhook.is_none() || uses.first() != Some(&one) {
                uses.push(one);
            }
        }
        for (id, uses) in uses {
            let [(first, _), (second, _), ..] = uses.as_slice() else {
                continue;
            };
            let operations = uses.iter().filter(|(_, is_webhook)| !is_webhook).count();
            let ignored = uses
                .iter()
                .filter(|(_, is_webhook)| operations != 1 || *is_webhook);
            for (place, _) in ignored {
                let (other, label) = match place == first {
                    true => (second, "used here, too"),
                    false => (first, "first used here"),
                };
                let message = format!("duplicate `operationId` {}", quoted(id));
                self.diagnose(Code::RepeatedOperationId, place, message)
                    .corrected_by(place, Change::Remove)
                    .related(other, label);
            }
        }
    }
}

/// The operations of a path item.
pub fn find_in<'a>(
    document: &'a Document,
    path: &'a str,
    webhook: Option<Webhook>,
    item: &'a PathItem,
    item_place: &Place,
) -> Vec<Found<'a>> {
    let operations = document.operations_of(item, item_place);
    let is_only = operations.len() == 1;
    let found = operations.into_iter().map(|(key, place, operation)| Found {
        webhook: webhook.clone(),
        path,
        item,
        item_place: item_place.clone(),
        method: Method::of_token(&key.method()),
        operation,
        id: operation.operation_id.as_deref(),
        place,
        is_only,
    });
    found.collect()
}
