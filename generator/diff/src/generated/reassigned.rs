//! Names of the generated crates that have another meaning on the wire, so that code compiles, but sends something else:
//! fields, variants and parameters with a new wire name.

use std::collections::HashMap;

use crate::public_api::{ChangeKind, ItemChange};
use openapi_crates::internals::{Api, Location, Operation, Scalar, TypeDefinition, TypeKind};

pub(super) fn changed(old: &Api, new: &Api) -> Vec<ItemChange> {
    let mut changed = Vec::new();
    for (before, after) in of_same_name(&old.types, &new.types, |one| &one.name.rust) {
        changed_members(old, before, after, &mut changed);
    }
    for (before, after) in of_same_name(&old.operations, &new.operations, |one| &one.name.rust) {
        changed_parameters(before, after, &mut changed);
    }
    changed
}

fn changed_members(
    api: &Api,
    old: &TypeDefinition,
    new: &TypeDefinition,
    changed: &mut Vec<ItemChange>,
) {
    let owner = Owner {
        name: old.name.plain(),
        file: api.path_of(old),
    };
    match (&old.kind, &new.kind) {
        (TypeKind::Struct(before), TypeKind::Struct(after)) => {
            let fields = of_same_name(&before.fields, &after.fields, |field| &field.name.rust);
            changed.extend(fields.into_iter().filter_map(|(was, is)| {
                let name = was.name.plain();
                owner.reassigned("field", name, was.name.wire.clone(), is.name.wire.clone())
            }));
        }
        (TypeKind::Enum(before), TypeKind::Enum(after)) => {
            let values = of_same_name(&before.values, &after.values, |value| &value.name.rust);
            changed.extend(values.into_iter().filter_map(|(was, is)| {
                let name = was.name.plain();
                owner.reassigned("variant", name, shown(&was.value), shown(&is.value))
            }));
        }
        _ => {}
    }
}

fn changed_parameters(old: &Operation, new: &Operation, changed: &mut Vec<ItemChange>) {
    let owner = Owner {
        name: old.stem.plain(),
        file: format!("src/operations/{}.rs", old.name.plain()),
    };
    let [before, after] = [old, new].map(|operation| {
        let parameters = operation
            .path_parameters
            .iter()
            .chain(&operation.parameters);
        parameters.map(|parameter| {
            let name = &parameter.field.name;
            let wire = match parameter.location {
                Location::Header => name.wire.to_ascii_lowercase(),
                Location::Path | Location::Query | Location::Cookie | Location::Querystring => {
                    name.wire.clone()
                }
            };
            (name.rust.as_str(), name.plain(), wire)
        })
    });
    let known: HashMap<&str, String> = before.map(|(rust, _, wire)| (rust, wire)).collect();
    changed.extend(after.filter_map(|(rust, name, is)| {
        owner.reassigned("parameter", name, known.get(rust)?.clone(), is)
    }));
}

/// The type or operation that contains a name.
struct Owner<'a> {
    name: &'a str,
    file: String,
}

impl Owner<'_> {
    fn reassigned(&self, kind: &str, name: &str, was: String, is: String) -> Option<ItemChange> {
        let owner = self.name;
        (was != is).then(|| ItemChange {
            path: format!("{owner}::{name}"),
            file: self.file.clone(),
            kind: ChangeKind::Reassigned,
            text: format!(
                "the {kind} `{name}` of `{owner}` now represents `{is}` instead of `{was}`"
            ),
            breaks: true,
        })
    }
}

/// Returns the pairs with the same name.
fn of_same_name<'t, T>(
    old: &'t [T],
    new: &'t [T],
    name: impl Fn(&'t T) -> &'t str,
) -> Vec<(&'t T, &'t T)> {
    let known: HashMap<&str, &T> = old.iter().map(|one| (name(one), one)).collect();
    new.iter()
        .filter_map(|one| Some((*known.get(name(one))?, one)))
        .collect()
}

fn shown(value: &Scalar) -> String {
    match value {
        Scalar::Boolean(value) => value.to_string(),
        Scalar::Integer(value) => value.to_string(),
        Scalar::Number(value) => value.to_string(),
        Scalar::Text(value) => format!("{value:?}"),
    }
}
