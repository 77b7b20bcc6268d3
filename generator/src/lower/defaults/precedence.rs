//! The precedence of several defaults of one value.
//!
//! JSON Schema does not define it. A schema takes precedence over the schemas that it includes, and
//! inline schemas over references.

use std::collections::HashMap;

use serde_json::Value;

use crate::lower::Lowering;
use crate::lower::all_of::Conjunct;
use crate::lower::all_of::overridden_schemas::Nearness;
use crate::lower::schema::SchemaOr;
use crate::lowered::Default;
use crate::report::Code;
use crate::source::Place;

/// A default and its location.
#[derive(Clone)]
pub struct DeclaredDefault<'a> {
    value: &'a Value,
    place: Place,
}

/// The defaults of referenced schemas. Without this cache, the time grows exponentially with the
/// nesting.
pub type Known<'a> = HashMap<&'a str, Option<DeclaredDefault<'a>>>;

impl<'a> Lowering<'a> {
    /// Returns the default of a property or an item that satisfies several schemas.
    pub fn default_of_all(
        &mut self,
        conjuncts: &[Conjunct<'a>],
        within: &Place,
    ) -> Option<Default> {
        let declared = conjuncts.iter().filter_map(|conjunct| {
            let nearness = match conjunct.place.is_within(within) {
                true => Nearness::Inline,
                false => Nearness::Referenced,
            };
            Some((nearness, self.declared_default(conjunct)?))
        });
        // Later schemas take precedence.
        let mut declared: Vec<_> = declared.collect();
        declared.reverse();
        let declared = self.nearest_default(declared)?;
        Some(self.default(declared.value, &declared.place))
    }

    pub fn default_of(&mut self, schema: SchemaOr<'a>, place: &Place) -> Option<Default> {
        let conjunct = Conjunct {
            schema,
            place: place.clone(),
            owner: String::new(),
        };
        let declared = self.declared_default(&conjunct)?;
        Some(self.default(declared.value, &declared.place))
    }

    fn declared_default(&mut self, conjunct: &Conjunct<'a>) -> Option<DeclaredDefault<'a>> {
        let schema = match conjunct.schema {
            SchemaOr::Item(schema) => schema,
            SchemaOr::Reference(reference) => {
                return self.default_of_reference(reference);
            }
        };
        if let Some(value) = &schema.schema_data.default {
            let place = conjunct.place.key("default");
            return Some(DeclaredDefault { value, place });
        }
        let members = conjunct.members().into_iter().map(Conjunct::by_nearness);
        let members = members
            .filter_map(|(nearness, member)| Some((nearness, self.declared_default(&member)?)))
            .collect();
        self.nearest_default(members)
    }

    fn default_of_reference(&mut self, reference: &'a str) -> Option<DeclaredDefault<'a>> {
        if let Some(known) = self.known_defaults.get(reference) {
            return known.clone();
        }
        // A recursive reference has no other default.
        self.known_defaults.insert(reference, None);
        let document = self.document;
        let found = document.schema_of_reference(reference)?;
        let declared = self.declared_default(&Conjunct::new(found.item, &found.place, ""));
        self.known_defaults.insert(reference, declared.clone());
        declared
    }

    /// Returns the first of the nearest defaults. Warns of others that differ.
    fn nearest_default(
        &mut self,
        declared: Vec<(Nearness, DeclaredDefault<'a>)>,
    ) -> Option<DeclaredDefault<'a>> {
        let nearest = declared.iter().map(|(nearness, _)| *nearness).max()?;
        let mut declared = declared
            .into_iter()
            .filter(|(nearness, _)| *nearness == nearest);
        let (_, first) = declared.next()?;
        for (_, other) in declared.filter(|(_, other)| other.value != first.value) {
            let message = "conflicting defaults of the same value";
            if !self.report.has(&other.place, message) {
                self.diagnose(Code::DisputedDefault, &other.place, message)
                    .label("this default is ignored")
                    .related(&first.place, "this one applies");
            }
        }
        Some(first)
    }
}
