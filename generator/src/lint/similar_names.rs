//! Names that collide in Rust, so that one of them is changed.

use std::collections::{BTreeMap, HashSet};

use serde_json::Value;

use super::description::{Description, Operation};
use crate::names::{self, Case, Name, Scope, Wanted};
use crate::report::{Code, Report, quoted};
use crate::source::{Place, Shape, entries};

/// Items in one Rust namespace.
struct Group<'g> {
    /// The kind of item.
    what: &'static str,
    case: Case,
    /// The names of functions in the namespace.
    functions: &'g [&'g str],
    items: Vec<Item<'g>>,
}

struct Item<'g> {
    wanted: Wanted<'g>,
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
    let schemas = description.value.pointer("/components/schemas");
    let place = Place::root().key("components").key("schemas");
    named("schema", Case::Upper, &[], schemas, &place)
}

fn properties<'v>(place: &Place, schema: &'v Value) -> Group<'v> {
    let properties = schema.get("properties");
    let place = place.key("properties");
    named(
        "property",
        Case::Lower,
        &names::OF_STRUCTS,
        properties,
        &place,
    )
}

/// The entries of an object as items.
fn named<'v>(
    what: &'static str,
    case: Case,
    functions: &'v [&'v str],
    object: Option<&'v Value>,
    place: &Place,
) -> Group<'v> {
    let items = entries(object).map(|(wire, schema)| Item {
        wanted: Wanted::new(wire, chosen(schema)),
        place: place.key(wire),
    });
    Group {
        what,
        case,
        functions,
        items: items.collect(),
    }
}

fn parameters<'s>(description: &Description<'s>, operation: &Operation<'s>) -> Group<'s> {
    let parameters = description.parameters(operation).into_iter();
    let text =
        |value: &'s Value, key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
    Group {
        what: "parameter",
        case: Case::Lower,
        functions: &names::OF_CALLS,
        items: parameters
            .map(|found| Item {
                wanted: Wanted {
                    wire: text(found.value, "name"),
                    chosen: chosen(found.value),
                    kind: text(found.value, "in"),
                },
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
    let mut items: Vec<Item<'v>> = Vec::new();
    let mut known = HashSet::new();
    for (index, value) in list.into_iter().flatten().enumerate() {
        if let Some(wire) = value.as_str().filter(|wire| known.insert(*wire)) {
            items.push(Item {
                wanted: Wanted::new(wire, None),
                place: place.index(index),
            });
        }
    }
    Group {
        what: "value",
        case: Case::Upper,
        functions: &[],
        items,
    }
}

impl Group<'_> {
    /// Reports items whose name another item has.
    fn check(&self, report: &mut Report) {
        if self.items.len() < 2 {
            return;
        }
        let wanted: Vec<Wanted<'_>> = self.items.iter().map(|item| item.wanted).collect();
        let claimed = Scope::default().claim_distinct(self.case, &wanted, self.functions);
        let plain = |item: &Item<'_>| {
            let Wanted { wire, chosen, .. } = item.wanted;
            self.case.name(wire, chosen).avoiding(self.functions).rust
        };
        let mut owners: BTreeMap<String, &Item<'_>> = BTreeMap::new();
        for (item, name) in self.items.iter().zip(&claimed) {
            if name.as_ref().is_ok_and(|name| name.rust == plain(item)) {
                owners.insert(plain(item), item);
            }
        }
        for (item, name) in self.items.iter().zip(&claimed) {
            let plain = plain(item);
            let other = owners.get(&plain).filter(|other| other.place != item.place);
            // A taken `x-rust-name` is reported when crates are generated.
            if let (Some(other), Ok(name)) = (other, name) {
                self.report(item, other, &plain, name, report);
            }
        }
    }

    fn report(
        &self,
        item: &Item<'_>,
        other: &Item<'_>,
        plain: &str,
        name: &Name,
        report: &mut Report,
    ) {
        let what = self.what;
        let (own, taken) = (quoted(item.wanted.wire), quoted(other.wanted.wire));
        let message = format!(
            "{what} {own} is named `{}`, because {taken} takes `{plain}`",
            name.rust
        );
        let help = match what {
            "value" => "name the values with `x-enum-varnames`, or rename one".to_owned(),
            _ => format!(
                "set `x-rust-name` of one, or rename it; `x-rust-name: {}` keeps this name",
                name.plain()
            ),
        };
        report
            .add(Code::SimilarNames, &item.place, message)
            .at_key()
            .related(&other.place, format!("this is `{plain}`"))
            .help(help);
    }
}

/// Reports operations whose name another operation has.
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
            "operations {} and {} are both named `{plain}`",
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
            .help("change one `operationId`, or set `x-rust-name`");
    }
}
