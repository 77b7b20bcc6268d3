//! The operations of paths, also those for which `openapiv3` has no field, and the schemas of items.

use openapiv3::{Operation, PathItem, ReferenceOr, Schema};

use super::Document;
use super::inline_definitions::Referable;
use crate::source::grammar::ADDITIONAL_OPERATIONS;
use crate::source::tree::{OperationKey, Place};

/// The field of `QUERY` operations.
const QUERY: &str = "query";

/// The field with the schema of the items of a sequential media type.
pub(super) const ITEM_SCHEMA: &str = "itemSchema";

/// Returns `true` for an operation with another method than those of OpenAPI 3.0.
pub(super) fn is_later(operation: &Place) -> bool {
    let parent = operation.parent().and_then(Place::name);
    operation.name() == Some(QUERY) || parent == Some(ADDITIONAL_OPERATIONS)
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
                _ => Operation::targets(&self.inline).get(&place)?.as_item()?,
            };
            Some((key, place, operation))
        });
        operations.collect()
    }

    /// The schema of the items of a media type.
    pub(crate) fn item_schema(&self, media_type: &Place) -> Option<&ReferenceOr<Schema>> {
        Schema::targets(&self.inline).get(&media_type.key(ITEM_SCHEMA))
    }
}
