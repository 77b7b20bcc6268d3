//! A description on its way from text to a document.

use std::collections::HashSet;

use serde_json::Value;

use super::corrections::{self, Correction};
use super::document::{Document, OriginalSource, local_times, rust_type, schema_extensions};
use super::grammar::{Shape, Version};
use super::operations::AllOperations;
use super::swagger::Rewording;
use super::text::{Source, parse};
use super::tree::{Origins, Part, Place, Relocations, node};
use super::validation::{self, Outline};
use super::{Wanted, no_memory, operations, references, repairs, swagger, upgrade};
use crate::report::{Report, Site};

/// The source locations of the nodes of a bundled description.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locations {
    pub(super) origins: Origins,
    pub(super) relocations: Relocations,
    /// `true` if the description was converted from Swagger 2.0.
    pub(super) is_swagger: bool,
}

impl Locations {
    /// Moves diagnostics to the original files and places.
    pub(crate) fn restore(&self, report: Report) -> Report {
        let report = report.map_places(|place| self.relocations.original(place));
        self.reworded(report.map_files(&self.origins))
    }

    /// Advises in the words of the original version.
    pub(super) fn reworded(&self, report: Report) -> Report {
        match self.is_swagger {
            true => report.map_helps(swagger::help),
            false => report,
        }
    }
}

/// A description with overlays, external files and corrections.
pub(super) struct Bundled {
    pub(super) value: Value,
    pub(super) version: Version,
    /// The words of Swagger 2.0 for diagnostics, if the description was converted.
    rewording: Option<Rewording>,
    pub(super) locations: Locations,
    /// Diagnostics at the places of the value.
    pub(super) report: Report,
}

impl Bundled {
    pub(super) fn read(
        source: &Source,
        corrections: &[Correction],
        report: &mut Report,
    ) -> Option<Self> {
        let mut value = parse(source, report)?;
        let (mut origins, mut relocations) = (Origins::default(), Relocations::default());
        corrections::apply_overlays(source, &mut value, &mut origins, report);
        let mut version = validation::check_version(source, &mut value, report)?;
        let mut found = Report::new();
        references::bundle(source, &mut value, version, &mut origins, &mut found);
        let mut rewording = None;
        if version == Version::V2_0 {
            rewording = Some(swagger::convert(
                source,
                &mut value,
                &mut origins,
                &mut found,
            ));
            version = Version::V3_0;
        }
        corrections::apply_corrections(corrections, &mut value, &mut relocations);
        Some(Self {
            value,
            version,
            locations: Locations {
                origins,
                relocations,
                is_swagger: rewording.is_some(),
            },
            rewording,
            report: found,
        })
    }
}

/// A validated description with the selected operations, in its own version of OpenAPI.
pub(super) struct Validated {
    pub(super) value: Value,
    version: Version,
    pub(super) locations: Locations,
    /// Facts about all operations, including those that are not selected.
    pub(super) all_operations: AllOperations,
    /// `None` if the description is not readable.
    pub(super) outline: Option<Outline>,
    /// Diagnostics at the places of the value.
    report: Report,
}

impl Validated {
    pub(super) fn read(source: &Source, wanted: &Wanted, report: &mut Report) -> Option<Self> {
        let bundled = Bundled::read(source, &wanted.corrections, report)?;
        let Bundled {
            mut value,
            version,
            rewording,
            mut locations,
            report: mut found,
        } = bundled;
        let all_operations = AllOperations::of(&value);
        let Locations {
            origins,
            relocations,
            ..
        } = &mut locations;
        let selected = operations::select(
            source,
            &mut value,
            version,
            wanted,
            origins,
            relocations,
            &mut found,
        );
        if selected.is_none() {
            report.append(locations.restore(found));
            return None;
        }
        repairs::before_validation(&mut value, &mut found);
        let mut checked = Report::new();
        let is_corrected = !wanted.corrections.is_empty();
        let outline =
            validation::check_corrected(source, &mut value, version, is_corrected, &mut checked);
        if let Some(today) = wanted.today {
            validation::check_sunsets(&outline.deprecations, today, &mut found);
        }
        let known = references::reported_places(&found);
        let references = &outline.references;
        let followed = references::check(&value, references, version, &known, &mut checked);
        if let Some(rewording) = rewording {
            rewording.apply(&found, relocations, &mut checked);
        }
        found.append(checked);
        let is_readable = followed.is_some() && !outline.unreadable;
        Some(Self {
            value,
            version,
            locations,
            all_operations,
            outline: is_readable.then_some(outline),
            report: found,
        })
    }

    /// Moves the diagnostics to a report.
    pub(super) fn report_to(&mut self, report: &mut Report) {
        let found = std::mem::take(&mut self.report);
        report.append(self.locations.restore(found));
    }

    /// Repairs what has one sensible interpretation.
    pub(super) fn repair(&mut self) {
        if let Some(outline) = &self.outline {
            repairs::after_validation(&mut self.value, outline, &mut self.report);
        }
    }

    /// Makes the typed document, and takes the value; `None` if it is not readable.
    pub(super) fn document(&mut self, wanted: &Wanted) -> Option<Document> {
        self.repair();
        let outline = self.outline.as_ref()?;
        let embedded = wanted.embedded.then(|| embedded(&self.value));
        let (mut value, report) = (std::mem::take(&mut self.value), &mut self.report);
        schema_extensions::insert(&mut value, &wanted.schema_extensions, report);
        local_times::insert(&mut value, &wanted.local_times, report);
        rust_type::remove_unaccepted(&mut value, &outline.schemas, &wanted.crates, report);
        let copy = value.clone();
        let (version, schemas) = (self.version, &outline.schemas);
        let dialects = upgrade::declared_dialects(&value, version, schemas);
        let moves = upgrade::upgrade(&mut value, version, schemas, &dialects, &outline.objects);
        let original = OriginalSource::new(copy, &value);
        moves.check_references(&value, &outline.references, report);
        let read = || Document::new(value, version, original, (moves, dialects), outline, report);
        let document = crate::stack::with_large_stack(read).unwrap_or_else(|| {
            self.report.append(no_memory());
            None
        })?;
        Some(document.with_embedded(embedded))
    }
}

/// Returns a description as JSON, without what earlier steps noted in it.
fn embedded(description: &Value) -> String {
    let mut description = description.clone();
    remove_notes(&mut description);
    format!("{description:#}\n")
}

fn remove_notes(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.retain(|key, _| !key.starts_with(upgrade::PREFIX));
            object.values_mut().for_each(remove_notes);
        }
        Value::Array(list) => list.iter_mut().for_each(remove_notes),
        _ => {}
    }
}

/// A description in its own version of OpenAPI, validated and repaired.
#[derive(Debug)]
pub struct Checked {
    value: Value,
    origins: Origins,
    is_3_0: bool,
}

/// Reads a description in its own version of OpenAPI, validated and repaired; `None` if it cannot be read.
pub fn checked(source: &Source, wanted: &Wanted, report: &mut Report) -> Option<Checked> {
    let mut validated = Validated::read(source, wanted, report)?;
    validated.repair();
    validated.report_to(report);
    validated.outline.map(|_| Checked {
        value: validated.value,
        origins: validated.locations.origins,
        is_3_0: validated.version < Version::V3_1,
    })
}

impl Checked {
    /// The whole description.
    pub fn root(&self) -> &Value {
        &self.value
    }

    /// Returns the value at a place.
    pub fn at(&self, place: &Place) -> Option<&Value> {
        node(&self.value, place)
    }

    /// `true` for OpenAPI 3.0, which ignores fields next to `$ref`.
    pub fn is_3_0(&self) -> bool {
        self.is_3_0
    }

    /// Returns the position of a node in its file.
    pub fn site(&self, place: &Place, part: Part) -> Site {
        Site::node(place, part).in_files(&self.origins)
    }
}

/// A description in its own version of OpenAPI, with all its objects.
pub(crate) struct Survey {
    pub(crate) value: Value,
    objects: Vec<(Place, Shape)>,
    pub(crate) locations: Locations,
}

/// An object of a description, which may be a reference.
#[derive(Clone, Debug)]
pub(crate) struct Node<'v> {
    pub(crate) place: Place,
    pub(crate) shape: Shape,
    pub(crate) value: &'v Value,
}

impl Survey {
    pub(super) fn new(value: Value, objects: Vec<(Place, Shape)>, locations: Locations) -> Self {
        Self {
            value,
            objects,
            locations,
        }
    }

    /// All objects in the order of the description, each once.
    pub(crate) fn nodes(&self) -> Vec<Node<'_>> {
        let mut seen = HashSet::new();
        let objects = self.objects.iter().filter(|(place, _)| seen.insert(place));
        let nodes = objects.filter_map(|(place, shape)| {
            Some(Node {
                place: place.clone(),
                shape: *shape,
                value: node(&self.value, place)?,
            })
        });
        nodes.collect()
    }
}
