//! The operations of path items, of which `openapiv3` models only those of OpenAPI 3.0.

use std::collections::HashMap;

use openapiv3::{Operation, PathItem};
use serde_json::Value;

use super::Document;
use super::inline_definitions::deserialize;
use crate::report::Report;
use crate::source::grammar::{ADDITIONAL_OPERATIONS, Shape};
use crate::source::tree::{OperationKey, Place, node};
use crate::source::validation::Outline;

/// The field of `QUERY` operations.
const QUERY: &str = "query";

/// Deserializes the operations for which `openapiv3` has no field.
pub(super) fn others(
    value: &Value,
    outline: &Outline,
    report: &mut Report,
) -> Option<HashMap<Place, Operation>> {
    let is_other = |place: &Place| {
        let parent = place.parent().and_then(Place::name);
        place.name() == Some(QUERY) || parent == Some(ADDITIONAL_OPERATIONS)
    };
    let mut operations = HashMap::new();
    for (place, shape) in &outline.objects {
        if *shape == Shape::Operation
            && is_other(place)
            && let Some(operation) = node(value, place)
        {
            operations.insert(place.clone(), deserialize(operation, place, report)?);
        }
    }
    Some(operations)
}

impl Document {
    /// The operations of paths.
    pub(crate) fn operations(&self) -> impl Iterator<Item = &Operation> {
        let place = Place::root().key("paths");
        let paths = self.openapi.paths.paths.iter();
        let items = paths.filter_map(move |(path, item)| self.resolve(item, &place.key(path)));
        items
            .flat_map(|found| self.operations_of(found.item, &found.place))
            .map(|(_, _, operation)| operation)
    }

    /// The operations of a path item, with their places.
    pub(crate) fn operations_of<'d>(
        &'d self,
        item: &'d PathItem,
        place: &Place,
    ) -> Vec<(OperationKey, Place, &'d Operation)> {
        let keys = self.raw(place).map(OperationKey::all).unwrap_or_default();
        let operations = keys.into_iter().filter_map(|key| {
            let place = key.place(place);
            let mut fixed = item.iter();
            let operation = match &key {
                OperationKey::Fixed(name) if *name != QUERY => {
                    fixed.find(|(field, _)| field == name)?.1
                }
                _ => self.other_operations.get(&place)?,
            };
            Some((key, place, operation))
        });
        operations.collect()
    }
}
