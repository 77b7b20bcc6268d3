//! A description that was read, and what its references stand for.

use std::collections::{BTreeSet, HashMap};

use indexmap::IndexMap;
use openapiv3::{OpenAPI, ReferenceOr, Schema};
use serde_json::Value;

use super::Place;
use super::choice::Relocated;
use super::deserialize::deserialize;
use super::elsewhere::{Elsewhere, Referable};
use super::hooks;
use super::nodes::node;
use super::origins::Origins;
use super::structure::Outline;
use super::upgrade::Moved;
use super::written::Written;
use crate::report::Report;

/// A description that was read.
#[derive(Clone, Debug)]
pub struct Document {
    /// The typed document.
    pub openapi: OpenAPI,
    raw: Value,
    written: Written,
    moved: Moved,
    pub(super) elsewhere: Elsewhere,
    origins: Origins,
    relocated: Relocated,
    /// The `operationId`s of all operations, those included that were not chosen.
    operation_ids: BTreeSet<String>,
    /// What stands for path items and callbacks that are references, by the places of these.
    pub(super) hook_references: HashMap<Place, Place>,
}

/// What a reference stands for, or an item that stood there itself.
#[derive(Debug)]
pub struct Resolved<'d, T> {
    /// Where the item stands: the place for diagnostics about it.
    pub place: Place,
    /// The item.
    pub item: &'d T,
    /// The item's name in its section of `components`; `None` for an item that is not in one.
    ///
    /// Of a component that is itself a reference, the name is that of its target.
    pub component: Option<&'d str>,
    /// What is said of the item where it is referred to (OpenAPI 3.1, Reference Object).
    pub description: Option<&'d str>,
}

impl Document {
    /// Reads the typed document out of a value that was checked and translated.
    pub(super) fn new(
        value: Value,
        written: Written,
        moved: Moved,
        outline: &Outline,
        report: &mut Report,
    ) -> Option<Self> {
        let openapi = deserialize(&value, &Place::root(), report)?;
        let elsewhere = Elsewhere::read(&value, outline, report)?;
        Some(Self {
            openapi,
            raw: value,
            written,
            moved,
            elsewhere,
            origins: Origins::default(),
            relocated: Relocated::default(),
            operation_ids: BTreeSet::new(),
            hook_references: hooks::references(&outline.references),
        })
    }

    /// The same of several files, or with what was put elsewhere or left out.
    pub(super) fn put_together(
        self,
        origins: Origins,
        relocated: Relocated,
        operation_ids: BTreeSet<String>,
    ) -> Self {
        Self {
            origins,
            relocated,
            operation_ids,
            ..self
        }
    }

    /// Where what came from other files was written.
    pub(crate) fn origins(&self) -> &Origins {
        &self.origins
    }

    /// The `operationId`s of all operations, those included that were not chosen.
    pub(crate) fn operation_ids(&self) -> &BTreeSet<String> {
        &self.operation_ids
    }

    /// Where the author wrote what stands at a place of this document: another place where the
    /// document was translated from OpenAPI 3.1.
    pub fn written(&self, place: &Place) -> Place {
        self.moved.written(place)
    }

    /// Where a diagnostic about a place of this document is shown in its file.
    pub(crate) fn shown(&self, place: &Place) -> Place {
        self.relocated.before(&self.written(place))
    }

    /// The value at a place, for what the typed document does not hold, such as `xml` of a schema
    /// or `explode` of a header.
    pub fn raw(&self, place: &Place) -> Option<&Value> {
        node(&self.raw, place)
    }

    /// The value that the author wrote at a place of the description: with the words of its own
    /// version of OpenAPI, and at the place where it was written. `None` for `paths`, `components`
    /// and its sections.
    pub(crate) fn as_written(&self, place: &Place) -> Option<&Value> {
        self.written.at(place, &self.raw)
    }

    /// Whether the description is one of OpenAPI 3.0.
    pub(crate) fn is_3_0(&self) -> bool {
        self.openapi.openapi.starts_with("3.0")
    }

    /// The schema that a reference names, such as a value of a discriminator's mapping.
    pub fn schema_of_reference(&self, reference: &str) -> Option<Resolved<'_, Schema>> {
        self.follow(reference)
    }

    /// What stands at a place or is referred to there.
    ///
    /// `None` for a reference that leads nowhere, which was reported by [`read`](super::read).
    pub(crate) fn resolve<'d, T: Referable>(
        &'d self,
        item: &'d ReferenceOr<T>,
        place: &Place,
    ) -> Option<Resolved<'d, T>> {
        match item {
            ReferenceOr::Item(item) => Some(self.found(item, place.clone())),
            ReferenceOr::Reference { reference } => {
                let description = self.description_at(place);
                self.follow(reference).map(|found| Resolved {
                    description,
                    ..found
                })
            }
        }
    }

    /// The description beside a reference, which 3.0 ignores.
    fn description_at(&self, place: &Place) -> Option<&str> {
        if self.is_3_0() {
            return None;
        }
        self.raw(place)?.get("description")?.as_str()
    }

    /// Follows a reference, and those that it leads to, to an item.
    fn follow<'d, T: Referable>(&'d self, reference: &str) -> Option<Resolved<'d, T>> {
        let section = self.section::<T>();
        let longest = section.map_or(0, IndexMap::len) + T::targets(&self.elsewhere).len();
        let mut reference = reference;
        for _ in 0..longest {
            let place = Place::of_reference(reference)?;
            let component = T::component_name(&place).and_then(|name| section?.get(name));
            match component.or_else(|| T::targets(&self.elsewhere).get(&place))? {
                ReferenceOr::Item(item) => return Some(self.found(item, place)),
                ReferenceOr::Reference { reference: next } => reference = next,
            }
        }
        None
    }

    pub(super) fn found<'d, T: Referable>(&'d self, item: &'d T, place: Place) -> Resolved<'d, T> {
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
    use openapiv3::{PathItem, Response};

    use super::*;
    use crate::source::{Source, Wanted, read};

    #[track_caller]
    fn document(rest: &str) -> Document {
        let text = format!("openapi: 3.0.3\ninfo: {{title: t, version: '1'}}\n{rest}");
        let (source, mut report) = (Source::new("a.yaml", text), Report::new());
        let document = read(&source, &Wanted::default(), &mut report);
        assert!(report.is_empty(), "{:?}", report.diagnostics());
        document.expect("a document")
    }

    #[test]
    fn a_reference_is_followed_to_the_component() {
        let document = document(
            "paths: {}\ncomponents:\n  schemas:\n    A: {$ref: '#/components/schemas/B'}\n    B: {type: string}\n",
        );
        let reference = ReferenceOr::<Schema>::ref_("#/components/schemas/A");
        let found = document
            .resolve(&reference, &Place::root())
            .expect("a schema");
        assert_eq!(found.component, Some("B"));
        assert_eq!(found.place.to_string(), "#/components/schemas/B");
    }

    #[test]
    fn a_description_beside_a_reference_is_kept_since_3_1() {
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
    fn an_item_that_stands_in_components_knows_its_name() {
        let document =
            document("paths: {}\ncomponents: {headers: {H: {schema: {type: string}}}}\n");
        let components = document.openapi.components.as_ref().expect("components");
        let item = components.headers.get("H").expect("a header");
        let place = Place::root().key("components").key("headers").key("H");
        assert_eq!(
            document.resolve(item, &place).expect("a header").component,
            Some("H")
        );
        let elsewhere = document
            .resolve(item, &Place::root().key("H"))
            .expect("a header");
        assert_eq!(elsewhere.component, None);
    }

    #[test]
    fn a_reference_may_lead_into_paths() {
        let document = document(
            "paths:\n  /a:\n    get:\n      responses:\n        200: {description: yes}\n        \
             201: {$ref: '#/paths/~1a/get/responses/200'}\n  /b: {$ref: '#/paths/~1a'}\n",
        );
        let reference = ReferenceOr::<Response>::ref_("#/paths/~1a/get/responses/200");
        let found = document
            .resolve(&reference, &Place::root())
            .expect("a response");
        assert_eq!(
            (found.item.description.as_str(), found.component),
            ("yes", None)
        );
        let reference = ReferenceOr::<PathItem>::ref_("#/paths/~1a");
        assert!(
            document
                .resolve(&reference, &Place::root())
                .expect("a path item")
                .item
                .get
                .is_some()
        );
    }

    #[test]
    fn a_reference_that_leads_nowhere_is_none() {
        let document = document("paths: {}\ncomponents: {schemas: {A: {type: string}}}\n");
        for reference in [
            "#/components/schemas/B",
            "#/components/schemas",
            "other.yaml",
            "#",
            "",
        ] {
            let reference = ReferenceOr::<Schema>::ref_(reference);
            assert!(document.resolve(&reference, &Place::root()).is_none());
        }
    }

    #[test]
    fn the_deepest_nesting_that_is_read_does_not_overflow_the_stack() {
        let nested = format!(
            "{}{{}}{}",
            "{additionalProperties: ".repeat(96),
            "}".repeat(96)
        );
        document(&format!(
            "paths: {{}}\ncomponents: {{schemas: {{A: {nested}}}}}\n"
        ));
    }
}
