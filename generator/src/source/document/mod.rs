//! The typed document, with resolution of references.
//!
//! In: a validated description, translated to OpenAPI 3.0. Out: [`Document`], which lowering reads. `openapiv3` is used
//! only here. Uses `validation`, `upgrade` for the original places of moved nodes, and `tree`.

mod inline_definitions;
pub(crate) mod local_times;
mod operations;
mod original_source;
pub(crate) mod rust_type;
pub(crate) mod schema_extensions;
mod webhooks;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use indexmap::IndexMap;
use openapiv3::{MediaType, OpenAPI, ReferenceOr, Schema};
use serde_json::Value;

use super::Locations;
use super::grammar::Version;
use super::operations::{AllOperations, FunctionNames};
use super::tree::{Origins, Place, node};
use super::upgrade::Moves;
use super::validation::Outline;
use crate::report::Report;
use inline_definitions::{InlineDefinitions, Referable, deserialize};
pub(super) use original_source::OriginalSource;

/// A description, ready for lowering.
#[derive(Clone, Debug)]
pub struct Document {
    /// The typed document.
    pub openapi: OpenAPI,
    version: Version,
    raw: Value,
    original: OriginalSource,
    moves: Moves,
    /// The versions of schemas that declare another one than that of the description, by their original places.
    dialects: HashMap<Place, Version>,
    inline: InlineDefinitions,
    locations: Locations,
    all_operations: AllOperations,
    embedded: Option<String>,
    /// The targets of path items and callbacks that are references.
    webhook_references: HashMap<Place, Place>,
}

/// An item, or the target of a reference.
#[derive(Debug)]
pub struct Resolved<'d, T> {
    /// The place of the item.
    pub place: Place,
    /// The item.
    pub item: &'d T,
    /// The name of the item, if it is a component. For a chain of references, the name of the last.
    pub component: Option<&'d str>,
    /// The description next to the reference (OpenAPI 3.1, Reference Object).
    pub description: Option<&'d str>,
}

impl Document {
    /// Deserializes a validated and translated value.
    pub(super) fn new(
        value: Value,
        version: Version,
        original: OriginalSource,
        (moves, dialects): (Moves, HashMap<Place, Version>),
        outline: &Outline,
        report: &mut Report,
    ) -> Option<Self> {
        let openapi = deserialize(&value, &Place::root(), report)?;
        let inline = InlineDefinitions::read(&value, outline, report)?;
        Some(Self {
            openapi,
            version,
            raw: value,
            original,
            moves,
            dialects,
            inline,
            locations: Locations::default(),
            all_operations: AllOperations::default(),
            embedded: None,
            webhook_references: webhooks::reference_targets(&outline.references),
        })
    }

    /// Sets where the nodes come from, and the facts about all operations.
    pub(super) fn with_locations(
        self,
        locations: Locations,
        all_operations: AllOperations,
    ) -> Self {
        Self {
            locations,
            all_operations,
            ..self
        }
    }

    /// Sets the description as JSON.
    pub(super) fn with_embedded(self, embedded: Option<String>) -> Self {
        Self { embedded, ..self }
    }

    /// Returns the description as JSON, in its own version of OpenAPI, if it is wanted.
    pub(crate) fn embedded(&self) -> Option<&str> {
        self.embedded.as_deref()
    }

    /// The files that nodes come from.
    pub(crate) fn origins(&self) -> &Origins {
        &self.locations.origins
    }

    /// Advises in the words of the original version.
    pub(crate) fn reworded(&self, report: Report) -> Report {
        self.locations.reworded(report)
    }

    /// The `operationId`s of all operations, including those that are not selected.
    pub(crate) fn operation_ids(&self) -> &BTreeSet<String> {
        &self.all_operations.ids
    }

    /// The fixed segments with which all paths begin, including those of operations that are not selected.
    pub(crate) fn path_prefix(&self) -> &str {
        &self.all_operations.path_prefix
    }

    /// The short names of operations, including those that are not selected.
    pub(crate) fn functions(&self) -> &FunctionNames {
        &self.all_operations.functions
    }

    /// The titles of inline schemas and their numbers, including those of operations that are not selected.
    pub(crate) fn titles(&self) -> &BTreeMap<String, usize> {
        &self.all_operations.titles
    }

    /// Returns the place of a node before the translation to OpenAPI 3.0.
    pub fn original_place(&self, place: &Place) -> Place {
        self.moves.original(place)
    }

    /// Returns the place of a node in its file, for diagnostics.
    pub(crate) fn source_place(&self, place: &Place) -> Place {
        let place = self.original_place(place);
        self.locations.relocations.original(&place)
    }

    /// Returns the value at a place, for fields that the typed document does not have.
    pub fn raw(&self, place: &Place) -> Option<&Value> {
        node(&self.raw, place)
    }

    /// Returns the value at an original place before the translation; `None` for `paths`, `components` and its sections.
    pub(crate) fn original(&self, place: &Place) -> Option<&Value> {
        self.original.at(place, &self.raw)
    }

    /// The version of the description. Swagger 2.0 was converted to OpenAPI 3.0.
    pub(crate) fn version(&self) -> Version {
        self.version
    }

    /// `true` for OpenAPI 3.0.
    pub(crate) fn is_3_0(&self) -> bool {
        self.version < Version::V3_1
    }

    /// `true` for a schema of OpenAPI 3.0, and not of a dialect that it or a schema around it declares.
    pub(crate) fn is_schema_of_3_0(&self, place: &Place) -> bool {
        self.is_3_0() && place.nearest_entry(&self.dialects).is_none()
    }

    /// Returns the schema that a reference names, for example in the mapping of a discriminator.
    pub fn schema_of_reference(&self, reference: &str) -> Option<Resolved<'_, Schema>> {
        self.follow(reference)
    }

    /// Returns the item at a place, or the target of a reference; `None` for an unresolved reference, which was reported.
    pub(crate) fn resolve<'d, T: Referable>(
        &'d self,
        item: &'d ReferenceOr<T>,
        place: &Place,
    ) -> Option<Resolved<'d, T>> {
        match item {
            ReferenceOr::Item(item) => Some(self.resolved(item, place.clone())),
            ReferenceOr::Reference { reference } => {
                // OpenAPI 3.0 ignores fields next to a reference.
                let raw = self.raw(place).filter(|_| !self.is_3_0());
                let description = raw.and_then(|raw| raw.get("description")?.as_str());
                self.follow(reference).map(|found| Resolved {
                    description,
                    ..found
                })
            }
        }
    }

    /// Returns the media type at a place, or the target of a reference there, which `openapiv3` reads as an empty object.
    pub(crate) fn media_type<'d>(
        &'d self,
        item: &'d MediaType,
        place: &Place,
    ) -> Option<(&'d MediaType, Place)> {
        let reference = self.raw(place).and_then(|raw| raw.get("$ref")?.as_str());
        let Some(reference) = reference else {
            return Some((item, place.clone()));
        };
        let found = self.follow(reference)?;
        Some((found.item, found.place))
    }

    /// Follows a chain of references to an item.
    fn follow<'d, T: Referable>(&'d self, reference: &str) -> Option<Resolved<'d, T>> {
        let section = self.section::<T>();
        let targets = T::targets(&self.inline);
        let longest = section.map_or(0, IndexMap::len) + targets.len();
        let mut reference = reference;
        for _ in 0..longest {
            let place = Place::of_reference(reference)?;
            let component = T::component_name(&place).and_then(|name| section?.get(name));
            match component.or_else(|| targets.get(&place))? {
                ReferenceOr::Item(item) => return Some(self.resolved(item, place)),
                ReferenceOr::Reference { reference: next } => reference = next,
            }
        }
        None
    }

    fn resolved<'d, T: Referable>(&'d self, item: &'d T, place: Place) -> Resolved<'d, T> {
        let name = T::component_name(&place);
        let entry = name.and_then(|name| self.section::<T>()?.get_key_value(name));
        let component = entry.map(|(name, _)| name.as_str());
        Resolved {
            place,
            item,
            component,
            description: None,
        }
    }

    fn section<T: Referable>(&self) -> Option<&IndexMap<String, ReferenceOr<T>>> {
        T::section(self.openapi.components.as_ref()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Source, Wanted, read};

    #[test]
    fn descriptions_next_to_references_count_since_3_1() {
        for (version, expected) in [("3.0.3", None), ("3.1.0", Some("here"))] {
            let text = format!(
                "openapi: {version}\ninfo: {{title: t, version: '1'}}\npaths: {{}}\ncomponents:\n  \
                 responses:\n    A: {{$ref: '#/components/responses/B', description: here}}\n    \
                 B: {{description: there}}\n"
            );
            let (source, mut report) = (Source::new("a.yaml", text), Report::new());
            let document = read(&source, &Wanted::default(), &mut report).expect("a document");
            let components = document.openapi.components.as_ref().expect("components");
            let item = components.responses.get("A").expect("a response");
            let place = Place::root().key("components").key("responses").key("A");
            let found = document.resolve(item, &place).expect("a response");
            assert_eq!(found.description, expected);
        }
    }

    #[test]
    fn the_maximum_depth_does_not_overflow_the_stack() {
        let nested = "{type: object, additionalProperties: ".repeat(96) + "{}" + &"}".repeat(96);
        let text = format!(
            "openapi: 3.0.3\ninfo: {{title: t, version: '1'}}\npaths: {{}}\ncomponents: {{schemas: {{A: {nested}}}}}\n"
        );
        let (source, mut report) = (Source::new("a.yaml", text), Report::new());
        assert!(read(&source, &Wanted::default(), &mut report).is_some());
        assert!(report.is_empty(), "{:?}", report.diagnostics());
    }
}
