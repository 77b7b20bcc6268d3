//! The names that a description has for the types of inline schemas: `x-rust-name`, or a title.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use openapiv3::Schema;

use super::components::component_name;
use crate::lower::Lowering;
use crate::names::{self, Name};
use crate::source::Place;

/// The names of inline schemas so far.
#[derive(Debug, Default)]
pub struct InlineNames {
    /// The type names of titles that only one inline schema has, if titles are names.
    of_titles: Option<BTreeSet<String>>,
    /// The locations of schemas with names of their own.
    named: HashSet<Place>,
}

impl InlineNames {
    pub fn of_titles(titles: &BTreeMap<String, usize>) -> Self {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for (title, count) in titles {
            *counts.entry(names::upper_camel(title)).or_default() += count;
        }
        counts.retain(|_, count| *count == 1);
        Self {
            of_titles: Some(counts.into_keys().collect()),
            named: HashSet::new(),
        }
    }
}

impl Lowering<'_> {
    /// Returns the name that the description has for the type of an inline schema.
    pub fn inline_name(&mut self, schema: &Schema, place: &Place) -> Option<String> {
        // That of a property is the name of its field.
        let is_property = place
            .parent()
            .is_some_and(|of| of.name() == Some("properties"));
        let chosen = match is_property {
            true => None,
            false => self.rust_name(&schema.schema_data.extensions, place),
        };
        // A component has its name already, after which the types of its parts are named.
        if component_name(place).is_some() {
            return chosen;
        }
        let is_first = !self.inline_names.named.contains(place);
        if let Some(chosen) = chosen {
            let checked = self.types.check_type(&Name::upper(&chosen, Some(&chosen)));
            if let (true, Err(taken)) = (is_first, checked) {
                self.name_taken(&chosen, &taken, &place.key("x-rust-name"));
            }
            self.inline_names.named.insert(place.clone());
            return Some(chosen);
        }
        let name = names::upper_camel(schema.schema_data.title.as_deref()?);
        let of_titles = self.inline_names.of_titles.as_ref()?;
        let is_free = || {
            self.types
                .check_type(&Name::upper(&name, Some(&name)))
                .is_ok()
        };
        if !of_titles.contains(&name) || (is_first && !is_free()) {
            return None;
        }
        self.inline_names.named.insert(place.clone());
        Some(name)
    }
}
