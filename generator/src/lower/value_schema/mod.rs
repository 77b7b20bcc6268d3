//! The schemas by which values are validated.
//!
//! In: the original schemas of bodies and parameters, and the discriminators of unions. Out: named schemas of the lowered API.
//! Depends on `pattern`, and on types only for the unions that represent `oneOf` and `anyOf`.
//!
//! A schema has all constraints of the description, and types allow at least all valid values. A type may be wider, for
//! example if the description narrows it in one operation.

mod condition;
mod containers;
mod describe;
mod keywords;
pub mod parts;
mod unevaluated;
mod union;

use std::collections::{BTreeSet, HashMap};

use petgraph::graphmap::DiGraphMap;

use super::Lowering;
use parts::Parts;

use crate::lower::schema::raw_schema::RawSchema;
use crate::lower::types::recursion::cycles;
use crate::lowered::{Content, ContentKind, NamedSchema, Operation, SchemaId, ValueSchema};
use crate::names::{Name, numbered};
use crate::report::Code;
use crate::source::Place;

pub use union::{TagLookup, VariantLookup};

/// The schemas so far. All locations are those of the original description.
#[derive(Default)]
pub struct ValueSchemas {
    tables: Vec<NamedSchema>,
    places: Vec<Place>,
    constants: BTreeSet<String>,
    /// The referenced schemas.
    referred: HashMap<(Place, Coverage), SchemaId>,
    /// The schemas that are being lowered, of which another one includes all constraints.
    open: Vec<Place>,
    /// The parts of schemas that others include.
    bases: HashMap<Place, Parts>,
    discriminator: HashMap<Place, VariantLookup>,
    inputs: Vec<Input>,
}

/// The schema of a body or parameter.
struct Input {
    id: SchemaId,
    place: Place,
    /// Properties that the value does not contain, such as the files of a form.
    without: Vec<String>,
}

/// The values that a schema describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coverage {
    /// Its own values: a discriminator selects a subtype.
    Value,
    /// The base of the values of another schema (`allOf`).
    Base,
}

impl ValueSchemas {
    pub fn finish(self) -> Vec<NamedSchema> {
        self.tables
    }

    fn add(&mut self, name: &str, place: &Place) -> SchemaId {
        let plain = Name::lower_in_ascii(name).plain().to_uppercase();
        let free = numbered(plain, |constant| self.constants.insert(constant.clone()));
        let id = SchemaId(self.tables.len());
        self.places.push(place.clone());
        self.tables.push(NamedSchema {
            constant: free,
            subject: name.to_owned(),
            schema: ValueSchema::Any,
        });
        id
    }

    fn complete(&mut self, id: SchemaId, schema: ValueSchema) {
        if let Some(table) = self.tables.get_mut(id.0) {
            table.schema = schema;
        }
    }

    /// Resolves a schema that only refers to another.
    fn resolved(&self, mut id: SchemaId) -> SchemaId {
        for _ in 0..self.tables.len() {
            match self.tables.get(id.0).map(|table| &table.schema) {
                Some(ValueSchema::Reference(other)) => id = *other,
                _ => break,
            }
        }
        id
    }
}

impl<'a> Lowering<'a> {
    /// Reserves the schema of a body or parameter, which is completed once all types are known.
    pub fn input_schema(&mut self, place: &Place, stem: &str, without: Vec<String>) -> SchemaId {
        let place = self.document.original_place(place);
        let mut inputs = self.value_schemas.inputs.iter();
        let is_same = |input: &&Input| input.place == place && input.without == without;
        if let Some(known) = inputs.find(is_same) {
            return known.id;
        }
        let id = self.value_schemas.add(stem, &place);
        self.value_schemas.inputs.push(Input { id, place, without });
        id
    }

    /// Reserves the schema of the values of a stream: the items of an array, or values of the schema itself.
    pub fn stream_schema(&mut self, place: &Place, stem: &str) -> SchemaId {
        let mut array = self.raw_schema(self.document.original_place(place));
        while let Some(target) = array.as_ref().and_then(|one| one.target(self.document)) {
            array = Some(target);
        }
        match array.and_then(|array| array.items()) {
            Some(items) => self.input_schema(&items.place, stem, Vec::new()),
            None => self.input_schema(place, stem, Vec::new()),
        }
    }

    /// Completes the schemas of bodies and parameters.
    pub fn complete_schemas(&mut self, operations: &mut [Operation]) {
        for Input { id, place, without } in std::mem::take(&mut self.value_schemas.inputs) {
            if let Some(schema) = self.raw_schema(place) {
                let schema = match without.is_empty() {
                    true => self.schema_of_value(&schema),
                    false => self.schema_without(&schema, &without),
                };
                self.value_schemas.complete(id, schema);
            }
        }
        self.report_recursive_schemas();
        for operation in operations {
            for content in operation.request_contents_mut() {
                self.resolve_schema(content);
            }
            for parameter in operation.all_parameters_mut() {
                let schema = parameter.schema;
                parameter.schema = schema.map(|id| self.value_schemas.resolved(id));
            }
        }
    }

    fn resolve_schema(&self, content: &mut Content) {
        content.schema = content.schema.map(|id| self.value_schemas.resolved(id));
        if let ContentKind::Union(choice) = &mut content.kind {
            for variant in &mut choice.variants {
                self.resolve_schema(&mut variant.content);
            }
        }
    }

    fn raw_schema(&self, place: Place) -> Option<RawSchema<'a>> {
        RawSchema::at(self.document, place)
    }

    /// Returns a reference to a schema.
    fn referred(&mut self, target: &RawSchema<'a>, coverage: Coverage) -> ValueSchema {
        let key = (target.place.clone(), coverage);
        if let Some(id) = self.value_schemas.referred.get(&key) {
            return ValueSchema::Reference(*id);
        }
        let name = target.place.name().unwrap_or("value");
        let name = match coverage {
            Coverage::Value => name.to_owned(),
            Coverage::Base => format!("{name}Base"),
        };
        let id = self.value_schemas.add(&name, &target.place);
        self.value_schemas.referred.insert(key, id);
        let schema = self.schema_of(target, coverage);
        self.value_schemas.complete(id, schema);
        ValueSchema::Reference(id)
    }

    /// Reports schemas that include themselves: checking a value would not end.
    fn report_recursive_schemas(&mut self) {
        let mut graph = DiGraphMap::new();
        for (index, table) in self.value_schemas.tables.iter().enumerate() {
            let mut targets = Vec::new();
            same_value(&table.schema, &mut targets);
            for target in targets {
                graph.add_edge(SchemaId(index), target, ());
            }
        }
        let recursive: BTreeSet<_> = cycles(&graph).into_iter().flatten().collect();
        for id in recursive {
            if let Some(place) = self.value_schemas.places.get(id.0).cloned() {
                let what = "a schema that includes itself";
                self.unsupported(Code::UnsupportedRule, &place, what);
            }
        }
    }
}

/// Adds the schemas that apply to the same value.
fn same_value(schema: &ValueSchema, found: &mut Vec<SchemaId>) {
    if let ValueSchema::Reference(id) = schema {
        found.push(*id);
    }
    for one in schema.in_place() {
        same_value(one, found);
    }
}
