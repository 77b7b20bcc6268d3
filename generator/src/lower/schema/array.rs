//! Arrays and tuples.

use openapiv3::{ArrayType, ReferenceOr, Schema, SchemaKind, Type as SourceType};

use crate::lower::{Lowering, every};
use crate::lowered::{Array, Type};
use crate::source::Place;
use crate::source::upgrade::{TUPLE, mark};

impl<'a> Lowering<'a> {
    pub fn array(&mut self, array: &'a ArrayType, place: &Place, stem: &str) -> Option<Type> {
        let (count, unique) = self.item_constraints(place);
        self.check_satisfiable(count.is_satisfiable(), place);
        let items = match &array.items {
            None => self.any(place),
            Some(ReferenceOr::Item(items)) if is_tuple(items) => {
                return self.tuple(items, &place.key("items"), stem);
            }
            Some(items) => {
                self.used(items, &place.key("items"), &format!("{stem}Item"))?
                    .ty
            }
        };
        Some(Type::Array(Box::new(Array {
            items,
            count,
            unique,
        })))
    }

    /// Returns the type of an array with a type for each position.
    fn tuple(&mut self, items: &'a Schema, place: &Place, stem: &str) -> Option<Type> {
        let SchemaKind::Type(SourceType::Object(positions)) = &items.schema_kind else {
            return None;
        };
        let list = place.key("properties");
        let items = positions.properties.iter();
        let types = every(items.map(|(index, item)| {
            let stem = format!("{stem}Item{index}");
            Some(self.used(item, &list.key(index), &stem)?.ty)
        }));
        types.map(Type::Tuple)
    }
}

/// Returns `true` for the object that the translation makes of `prefixItems`.
fn is_tuple(schema: &Schema) -> bool {
    schema.schema_data.extensions.contains_key(&mark(TUPLE))
}
