//! Rust names that a program chose.

use std::collections::{BTreeMap, HashMap};

use crate::source::Place;

/// Rust names that a program chose, in place of those that names of the description give.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChosenNames {
    /// The names of operations, by their ids.
    pub operations: BTreeMap<String, String>,
    /// The names of types, by the places of their schemas. Several types may have one: the index is that among them.
    pub types: HashMap<Place, BTreeMap<usize, String>>,
    /// The names of fields, by the places of the schemas of their structs and the names of properties.
    pub fields: HashMap<Place, BTreeMap<String, String>>,
}

impl ChosenNames {
    /// Returns the name of the type that is declared for a place after others.
    pub fn of_type<'p>(
        &self,
        place: &Place,
        declared: impl Iterator<Item = &'p Place>,
    ) -> Option<&String> {
        let names = self.types.get(place)?;
        names.get(&declared.filter(|one| *one == place).count())
    }

    /// Returns the name of the field of a property.
    pub fn of_field(&self, place: &Place, property: &str) -> Option<&String> {
        self.fields.get(place)?.get(property)
    }
}
