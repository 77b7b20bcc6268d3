//! What values must hold to besides what their types say: read from the schemas as they were
//! written, and with the meaning of JSON Schema.
//!
//! The types of values are found without it. They hold all that is allowed, and more where a
//! schema says what no type can. So the rules of a body are those of its whole schema, less all
//! that its type has checked: [`rest`] finds them. Where a part of a value is only a case of a
//! choice or a condition, no type has checked it: [`whole`] has all rules of a schema.

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
use crate::source::{Place, foreign};

pub(super) use union::{VariantLookup, ambiguous};

/// The rules found so far, and what is known of the schemas that have them. All places are those
/// where the author wrote.
#[derive(Default)]
pub(super) struct Constraints {
    tables: Vec<NamedConstraint>,
    /// Where the schemas of the rules stand.
    places: Vec<Place>,
    constants: BTreeSet<String>,
    /// The rules of schemas that are referred to: of the whole schema, or of the rest.
    referred: HashMap<(Place, Coverage), ConstraintId>,
    /// Objects with fields of their own whose fields are counted.
    counted: HashSet<Place>,
    /// Choices that add no types.
    choices: HashSet<Place>,
    /// The unions.
    discriminator: HashMap<Place, VariantLookup>,
    /// Whether a schema has rules that its type does not check.
    reached: HashMap<Place, bool>,
    /// The bodies whose rules are asked for.
    bodies: Vec<(ConstraintId, Place)>,
}

/// How much of a schema a rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Coverage {
    /// All of it.
    All,
    /// What its type does not check.
    Unchecked,
    /// The same of a schema that another includes.
    UncheckedOfBase,
}

impl Constraints {
    /// Notes that the fields of an object are counted, which has fields of its own.
    pub(super) fn count(&mut self, place: Place) {
        self.counted.insert(place);
    }

    /// All rules.
    pub(super) fn finish(self) -> Vec<NamedConstraint> {
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

    /// The rule that one stands for; `None` if it says nothing.
    fn meant(&self, id: ConstraintId) -> Option<ConstraintId> {
        match self.tables.get(id.0)?.constraint {
            Constraint::Any => None,
            Constraint::Reference(other) => Some(other),
            _ => Some(id),
        }
    }
}

impl<'a> Lowering<'a> {
    /// Asks for the rules of a body that stands at a place. They are found once all types are
    /// known.
    pub(super) fn body_constraint(&mut self, place: &Place, stem: &str) -> ConstraintId {
        let place = self.document.written(place);
        let mut bodies = self.constraints.bodies.iter();
        if let Some((id, _)) = bodies.find(|(_, known)| *known == place) {
            return *id;
        }
        let id = self.constraints.add(stem, &place);
        self.constraints.bodies.push((id, place));
        id
    }

    /// Finds the rules of bodies, and drops those that say nothing.
    pub(super) fn constrain_bodies(&mut self, operations: &mut [Operation]) {
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

    /// Keeps of a body the rule that its own stands for.
    fn resolve_constraint(&self, content: &mut Content) {
        content.constraint = content.constraint.and_then(|id| self.constraints.meant(id));
        if let ContentKind::Union(choice) = &mut content.kind {
            for variant in &mut choice.variants {
                self.resolve_constraint(&mut variant.content);
            }
        }
    }

    /// Refuses a schema, where no body stands, that says what its type does not.
    pub(super) fn report_unenforced(&mut self, place: &Place, what: &str) {
        let written = self.document.written(place);
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

    /// Returns the schema at a location.
    fn raw_schema(&self, place: Place) -> Option<RawSchema<'a>> {
        RawSchema::at(self.document, place)
    }

    /// The rules of a schema that is referred to, by their name.
    fn referred(&mut self, target: &RawSchema<'a>, coverage: Coverage) -> Constraint {
        let coverage = match target.get(foreign::EXTENSION) {
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
