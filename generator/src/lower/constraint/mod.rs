//! Constraints that the generated types do not check themselves.
//!
//! In: the original schemas of bodies, and the discriminators of unions. Out: named constraints of
//! the model. Depends on `pattern` and on the finished types.
//!
//! The types allow at least all valid values. [`unchecked`] has the constraints that remain after a
//! value has its type. A subschema of a condition has no type, so that [`keywords`] checks it
//! completely.

mod condition;
mod cycles;
mod describe;
mod keywords;
mod object;
mod search;
mod unchecked;
mod unevaluated;
mod union;

use std::collections::{BTreeSet, HashMap, HashSet};

use super::Lowering;
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Constraint, ConstraintId, Content, ContentKind, NamedConstraint, Operation};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::{Place, rust_type};

pub use union::{VariantLookup, ambiguous};

/// The constraints so far. All locations are those of the original description.
#[derive(Default)]
pub struct Constraints {
    tables: Vec<NamedConstraint>,
    places: Vec<Place>,
    constants: BTreeSet<String>,
    /// The constraints of referenced schemas.
    referred: HashMap<(Place, Coverage), ConstraintId>,
    /// Structs with a limited number of properties.
    counted: HashSet<Place>,
    /// Unions that only have constraints.
    choices: HashSet<Place>,
    discriminator: HashMap<Place, VariantLookup>,
    /// `true` for schemas with unchecked constraints.
    reached: HashMap<Place, bool>,
    bodies: Vec<(ConstraintId, Place)>,
}

/// The keywords of a schema that a constraint covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coverage {
    All,
    /// The keywords that the type does not check.
    Unchecked,
    /// `Unchecked` without the subtypes.
    UncheckedOfBase,
}

impl Constraints {
    /// Records a limit on the number of properties of a struct.
    pub fn count(&mut self, place: Place) {
        self.counted.insert(place);
    }

    pub fn finish(self) -> Vec<NamedConstraint> {
        self.tables
    }

    fn add(&mut self, name: &str, place: &Place) -> ConstraintId {
        let words = Name::lower_in_ascii(name);
        let plain = words.plain().to_uppercase();
        let numbered = (2_u64..).map(|number| format!("{plain}_{number}"));
        let mut constants = std::iter::once(plain.clone()).chain(numbered);
        let free = constants.find(|constant| self.constants.insert(constant.clone()));
        let id = ConstraintId(self.tables.len());
        self.places.push(place.clone());
        self.tables.push(NamedConstraint {
            constant: free.unwrap_or(plain),
            subject: name.to_owned(),
            constraint: Constraint::Any,
        });
        id
    }

    fn complete(&mut self, id: ConstraintId, constraint: Constraint) {
        if let Some(table) = self.tables.get_mut(id.0) {
            table.constraint = constraint;
        }
    }

    /// Resolves a constraint that only refers to another; `None` if it allows all values.
    fn resolved(&self, id: ConstraintId) -> Option<ConstraintId> {
        match self.tables.get(id.0)?.constraint {
            Constraint::Any => None,
            Constraint::Reference(other) => Some(other),
            _ => Some(id),
        }
    }
}

impl<'a> Lowering<'a> {
    /// Reserves the constraint of a body, which is completed once all types are known.
    pub fn body_constraint(&mut self, place: &Place, stem: &str) -> ConstraintId {
        let place = self.document.original_place(place);
        let mut bodies = self.constraints.bodies.iter();
        if let Some((id, _)) = bodies.find(|(_, known)| *known == place) {
            return *id;
        }
        let id = self.constraints.add(stem, &place);
        self.constraints.bodies.push((id, place));
        id
    }

    /// Completes the constraints of bodies, and drops empty ones.
    pub fn constrain_bodies(&mut self, operations: &mut [Operation]) {
        self.constraints.reached.clear();
        for (id, place) in std::mem::take(&mut self.constraints.bodies) {
            if let Some(schema) = self.raw_schema(place) {
                let constraint = self.unchecked(&schema);
                self.constraints.complete(id, constraint);
            }
        }
        self.report_recursive_constraints();
        for operation in operations {
            let body = operation.body.iter_mut().map(|body| &mut body.content);
            let others = operation.other_bodies.iter_mut();
            for content in body.chain(others.map(|other| &mut other.content)) {
                self.resolve_constraint(content);
            }
        }
    }

    fn resolve_constraint(&self, content: &mut Content) {
        content.constraint = content
            .constraint
            .and_then(|id| self.constraints.resolved(id));
        if let ContentKind::Union(choice) = &mut content.kind {
            for variant in &mut choice.variants {
                self.resolve_constraint(&mut variant.content);
            }
        }
    }

    /// Reports constraints at a location where the generated code does not check them.
    pub fn report_unenforced(&mut self, place: &Place, what: &str) {
        let written = self.document.original_place(place);
        if let Some(schema) = self.raw_schema(written)
            && let Some(found) = self.first_unchecked(&schema)
        {
            let name = found.name().unwrap_or_default();
            let message = format!("{} in the schema of {what}", quoted(name));
            self.unsupported(Code::UnsupportedRule, &found, message)
                .at_key()
                .used_at(place);
        }
    }

    fn raw_schema(&self, place: Place) -> Option<RawSchema<'a>> {
        RawSchema::at(self.document, place)
    }

    /// Returns a reference to the constraint of a referenced schema.
    fn referred(&mut self, target: &RawSchema<'a>, coverage: Coverage) -> Constraint {
        let coverage = match target.get(rust_type::EXTENSION) {
            Some(_) => Coverage::All,
            None => coverage,
        };
        let key = (target.place.clone(), coverage);
        if let Some(id) = self.constraints.referred.get(&key) {
            return Constraint::Reference(*id);
        }
        let name = target.place.name().unwrap_or("value").to_owned();
        let id = self.constraints.add(&name, &target.place);
        self.constraints.referred.insert(key, id);
        let constraint = match coverage {
            Coverage::All => self.all_constraints(target),
            Coverage::Unchecked | Coverage::UncheckedOfBase => self.unchecked_of(target, coverage),
        };
        self.constraints.complete(id, constraint);
        Constraint::Reference(id)
    }
}
