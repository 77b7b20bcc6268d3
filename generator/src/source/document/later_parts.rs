//! The parts of a description for which `openapiv3` has no field: operations with other methods than those of OpenAPI
//! 3.0, and the schemas of items.

use std::collections::HashMap;

use openapiv3::{Operation, PathItem, ReferenceOr, Schema};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Document;
use super::inline_definitions::deserialize;
use crate::report::Report;
use crate::source::grammar::{ADDITIONAL_OPERATIONS, Shape};
use crate::source::tree::{OperationKey, Place, node};
use crate::source::validation::Outline;

/// The field of `QUERY` operations.
const QUERY: &str = "query";

/// The field with the schema of the items of a sequential media type.
const ITEM_SCHEMA: &str = "itemSchema";

/// The parts of a description for which `openapiv3` has no field.
#[derive(Clone, Debug, Default)]
pub(crate) struct LaterParts {
    operations: HashMap<Place, Operation>,
    item_schemas: HashMap<Place, ReferenceOr<Schema>>,
}

impl LaterParts {
    /// Deserializes them.
    pub(super) fn read(value: &Value, outline: &Outline, report: &mut Report) -> Option<Self> {
        let mut parts = Self::default();
        for (place, shape) in &outline.objects {
            match shape {
                Shape::Operation if is_later(place) => {
                    add(&mut parts.operations, value, place.clone(), report)?;
                }
                Shape::MediaType => {
                    add(
                        &mut parts.item_schemas,
                        value,
                        place.key(ITEM_SCHEMA),
                        report,
                    )?;
                }
                _ => {}
            }
        }
        Some(parts)
    }
}

fn is_later(operation: &Place) -> bool {
    let parent = operation.parent().and_then(Place::name);
    operation.name() == Some(QUERY) || parent == Some(ADDITIONAL_OPERATIONS)
}

fn add<T: DeserializeOwned>(
    parts: &mut HashMap<Place, T>,
    value: &Value,
    place: Place,
    report: &mut Report,
) -> Option<()> {
    if let Some(node) = node(value, &place) {
        let part = deserialize(node, &place, report)?;
        parts.insert(place, part);
    }
    Some(())
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
                _ => self.later_parts.operations.get(&place)?,
            };
            Some((key, place, operation))
        });
        operations.collect()
    }

    /// The schema of the items of a media type.
    pub(crate) fn item_schema(&self, media_type: &Place) -> Option<&ReferenceOr<Schema>> {
        self.later_parts
            .item_schemas
            .get(&media_type.key(ITEM_SCHEMA))
    }
}
