//! Names that are the same in Rust, so that one of them becomes another.

use std::collections::{BTreeMap, HashSet};

use serde_json::Value;

use super::description::{Description, Operation, entries};
use crate::names::{self, Case, Name, Scope, Wanted};
use crate::report::{Code, Report, quoted};
use crate::source::{Place, Shape};

/// Things that stand beside each other.
struct Group<'g> {
    /// What they are, one of them.
    what: &'static str,
    case: Case,
    /// The names of functions that stand beside theirs.
    functions: &'g [&'g str],
    things: Vec<Thing<'g>>,
}

struct Thing<'g> {
    wire: &'g str,
    chosen: Option<&'g str>,
    /// What tells it from another of the same name.
    kind: &'g str,
    place: Place,
}

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    schemas(description).check(report);
    operation_ids(description, report);
    for operation in &description.operations {
        parameters(description, operation).check(report);
    }
    for node in description.all(|shape| shape == Shape::Schema) {
        properties(&node.place, node.value).check(report);
        values(&node.place, node.value).check(report);
    }
}

fn chosen(value: &Value) -> Option<&str> {
    value.get("x-rust-name").and_then(Value::as_str)
}

fn schemas<'s>(description: &Description<'s>) -> Group<'s> {
    let section = Place::root().key("components").key("schemas");
    let schemas = entries(description.value.pointer("/components/schemas"));
    Group {
        what: "schema",
        case: Case::Upper,
        functions: &[],
        things: schemas
            .map(|(wire, schema)| Thing {
                wire,
                chosen: chosen(schema),
                kind: "",
                place: section.key(wire),
            })
            .collect(),
    }
}

fn properties<'v>(place: &Place, schema: &'v Value) -> Group<'v> {
    let place = place.key("properties");
    Group {
        what: "property",
        case: Case::Lower,
        functions: names::OF_STRUCTS,
        things: entries(schema.get("properties"))
            .map(|(wire, schema)| Thing {
                wire,
                chosen: chosen(schema),
                kind: "",
                place: place.key(wire),
            })
            .collect(),
    }
}

fn parameters<'s>(description: &Description<'s>, operation: &Operation<'s>) -> Group<'s> {
    let parameters = description.parameters(operation).into_iter();
    let text =
        |value: &'s Value, key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
    Group {
        what: "parameter",
        case: Case::Lower,
        functions: names::OF_CALLS,
        things: parameters
            .map(|found| Thing {
                wire: text(found.value, "name"),
                chosen: chosen(found.value),
                kind: text(found.value, "in"),
                place: found.place,
            })
            .collect(),
    }
}

fn values<'v>(place: &Place, schema: &'v Value) -> Group<'v> {
    let named = ["x-enum-varnames", "x-enumNames"];
    let is_named = named.iter().any(|key| schema.get(key).is_some());
    let list = schema
        .get("enum")
        .and_then(Value::as_array)
        .filter(|_| !is_named);
    let place = place.key("enum");
    let mut things: Vec<Thing<'v>> = Vec::new();
    let mut known = HashSet::new();
    for (index, value) in list.into_iter().flatten().enumerate() {
        if let Some(wire) = value.as_str().filter(|wire| known.insert(*wire)) {
            things.push(Thing {
                wire,
                chosen: None,
                kind: "",
                place: place.index(index),
            });
        }
    }
    Group {
        what: "value",
        case: Case::Upper,
        functions: &[],
        things,
    }
}

impl Group<'_> {
    /// Tells of each whose name another has.
    fn check(&self, report: &mut Report) {
        if self.things.len() < 2 {
            return;
        }
        let wanted: Vec<Wanted<'_>> = self
            .things
            .iter()
            .map(|thing| Wanted {
                wire: thing.wire,
                chosen: thing.chosen,
                kind: thing.kind,
            })
            .collect();
        let settled = Scope::default().settle(self.case, &wanted, self.functions);
        let plain = |thing: &Thing<'_>| {
            self.case
                .name(thing.wire, thing.chosen)
                .beside(self.functions)
                .rust
        };
        let mut owners: BTreeMap<String, &Thing<'_>> = BTreeMap::new();
        for (thing, name) in self.things.iter().zip(&settled) {
            if name.as_ref().is_ok_and(|name| name.rust == plain(thing)) {
                owners.insert(plain(thing), thing);
            }
        }
        for (thing, name) in self.things.iter().zip(&settled) {
            let plain = plain(thing);
            let other = owners
                .get(&plain)
                .filter(|other| other.place != thing.place);
            // A name that was chosen and is taken is an error of its own.
            if let (Some(other), Ok(name)) = (other, name) {
                self.tell(thing, other, &plain, name, report);
            }
        }
    }

    fn tell(
        &self,
        thing: &Thing<'_>,
        other: &Thing<'_>,
        plain: &str,
        name: &Name,
        report: &mut Report,
    ) {
        let what = self.what;
        let message = format!(
            "the {what} {} would be called `{plain}` as {} is: it is called `{}`",
            quoted(thing.wire),
            quoted(other.wire),
            name.rust
        );
        let help = match what {
            "value" => "name the values of this enum by `x-enum-varnames`, or call one otherwise"
                .to_owned(),
            _ => format!(
                "give one of them a name by `x-rust-name`, or call it otherwise; `x-rust-name: {}` keeps this one",
                name.plain()
            ),
        };
        report
            .add(Code::SimilarNames, &thing.place, message)
            .at_key()
            .related(&other.place, format!("this is `{plain}`"))
            .help(help);
    }
}

/// Operations are called by their ids, each of which is there once.
fn operation_ids(description: &Description<'_>, report: &mut Report) {
    let mut owners: BTreeMap<String, &Operation<'_>> = BTreeMap::new();
    for operation in &description.operations {
        let Some(id) = operation.id() else {
            continue;
        };
        let plain = Name::lower_in_ascii(chosen(operation.value).unwrap_or(id)).rust;
        let Some(other) = owners.get(&plain).filter(|other| other.id() != Some(id)) else {
            owners.insert(plain, operation);
            continue;
        };
        let other_id = other.id().unwrap_or_default();
        let message = format!(
            "the operation {} would be called `{plain}` as {} is",
            quoted(id),
            quoted(other_id)
        );
        report
            .add(
                Code::SimilarNames,
                &operation.place.key("operationId"),
                message,
            )
            .related(
                &other.place.key("operationId"),
                format!("this is `{plain}`"),
            )
            .help("give one of them another `operationId`, or a name by `x-rust-name`");
    }
}
