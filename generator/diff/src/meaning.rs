//! Names of the generated crates that stand for something else on the wire, where what depends on them compiles as
//! before: a field that is called after another property, or a variant after another value.

use std::collections::HashMap;

use crate::public_api::{ChangeKind, ItemChange};
use generator::internals::{
    Api, Enumeration, Field, Location, Operation, Parameter, Scalar, TypeDefinition, TypeKind,
};

/// The names of both versions that mean something else in the new one.
pub(super) fn changed(old: &Api, new: &Api) -> Vec<ItemChange> {
    let mut changed = Vec::new();
    for (before, after) in of_one_name(&old.types, &new.types, |one| &one.name.rust) {
        of_type(before, after, &mut changed);
    }
    for (before, after) in of_one_name(&old.operations, &new.operations, |one| &one.name.rust) {
        of_operation(before, after, &mut changed);
    }
    changed
}

fn of_type(old: &TypeDefinition, new: &TypeDefinition, changed: &mut Vec<ItemChange>) {
    let owner = Owner {
        name: old.name.plain(),
        file: format!("src/types/{}.rs", old.module.plain()),
    };
    match (&old.kind, &new.kind) {
        (TypeKind::Struct(before), TypeKind::Struct(after)) => {
            owner.fields(before.fields.iter(), after.fields.iter(), changed);
        }
        (TypeKind::Enum(before), TypeKind::Enum(after)) => owner.values(before, after, changed),
        _ => {}
    }
}

fn of_operation(old: &Operation, new: &Operation, changed: &mut Vec<ItemChange>) {
    let owner = Owner {
        name: old.stem.plain(),
        file: format!("src/operations/{}.rs", old.name.plain()),
    };
    let (before, after) = (parameters(old), parameters(new));
    for (before, after) in of_one_name(before, after, |one| &one.field.name.rust) {
        let (was, is) = (spelling(before), spelling(after));
        if was != is {
            changed.push(owner.told("parameter", before.field.name.plain(), &was, &is));
        }
    }
}

fn parameters(operation: &Operation) -> impl Iterator<Item = &Parameter> {
    operation
        .path_parameters
        .iter()
        .chain(&operation.parameters)
}

/// The name of a parameter; those of headers have no case.
fn spelling(parameter: &Parameter) -> String {
    let wire = &parameter.field.name.wire;
    match parameter.location {
        Location::Header => wire.to_ascii_lowercase(),
        Location::Path | Location::Query | Location::Cookie => wire.clone(),
    }
}

/// What fields and variants are of.
struct Owner<'a> {
    name: &'a str,
    file: String,
}

impl Owner<'_> {
    fn fields<'f>(
        &self,
        old: impl Iterator<Item = &'f Field>,
        new: impl Iterator<Item = &'f Field>,
        changed: &mut Vec<ItemChange>,
    ) {
        for (before, after) in of_one_name(old, new, |field| &field.name.rust) {
            let (was, is) = (&before.name.wire, &after.name.wire);
            if was != is {
                changed.push(self.told("field", before.name.plain(), was, is));
            }
        }
    }

    fn values(&self, old: &Enumeration, new: &Enumeration, changed: &mut Vec<ItemChange>) {
        for (before, after) in of_one_name(&old.values, &new.values, |value| &value.name.rust) {
            if before.value != after.value {
                let (was, is) = (spelled(&before.value), spelled(&after.value));
                changed.push(self.told("variant", before.name.plain(), &was, &is));
            }
        }
    }

    fn told(&self, kind: &str, name: &str, was: &str, is: &str) -> ItemChange {
        let owner = self.name;
        ItemChange {
            path: format!("{owner}::{name}"),
            file: self.file.clone(),
            kind: ChangeKind::Reassigned,
            text: format!("the {kind} `{name}` of `{owner}` stands for `{is}` now, was `{was}`"),
            breaks: true,
        }
    }
}

/// What has the same name in both versions.
fn of_one_name<'t, T: 't>(
    old: impl IntoIterator<Item = &'t T>,
    new: impl IntoIterator<Item = &'t T>,
    name: impl Fn(&'t T) -> &'t str,
) -> Vec<(&'t T, &'t T)> {
    let old = old.into_iter();
    let known: HashMap<&str, &T> = old.map(|one| (name(one), one)).collect();
    let new = new.into_iter();
    new.filter_map(|one| Some((*known.get(name(one))?, one)))
        .collect()
}

fn spelled(value: &Scalar) -> String {
    match value {
        Scalar::Boolean(value) => value.to_string(),
        Scalar::Integer(value) => value.to_string(),
        Scalar::Number(value) => value.to_string(),
        Scalar::Text(value) => format!("{value:?}"),
    }
}
