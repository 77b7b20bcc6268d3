//! The query names that each parameter owns: an exploded object has one for each property.

use std::collections::BTreeSet;

use super::reserved_names::Keys;
use crate::lower::Lowering;
use crate::lowered::{Coding, Credential, Location, Parameter, Style, Type};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The query names of a parameter.
#[derive(Default)]
struct Names {
    known: Vec<String>,
    /// `true` for `deepObject`: the known name with properties in brackets.
    is_deep: bool,
    /// `true` for the properties of an exploded object.
    is_object: bool,
    /// `true` for an exploded object with additional properties.
    is_open: bool,
}

impl Lowering<'_> {
    /// Reports query names of several parameters, and gives exploded objects with additional properties the names that
    /// belong to other parameters and to credentials.
    ///
    /// What is sent is defined; only what is received is ambiguous.
    pub fn resolve_query_names(
        &mut self,
        parameters: &mut [Parameter],
        keys: &Keys,
        place: &Place,
    ) {
        let names: Vec<Names> = parameters.iter().map(|one| self.names(one)).collect();
        let keys: Vec<&str> = keys
            .iter()
            .filter_map(|(key, _)| match key {
                Credential::QueryKey(name) => Some(name.as_str()),
                _ => None,
            })
            .collect();
        if let Some(index) = second_unbounded(&names) {
            let message = "several parameters have arbitrary query names";
            self.only_send(index, parameters, message, place);
        }
        for (index, name) in shared_names(&names, &keys) {
            let message = format!("several parameters use the query name {}", quoted(name));
            self.only_send(index, parameters, &message, place);
        }
        for (index, (parameter, own)) in parameters.iter_mut().zip(&names).enumerate() {
            if let Coding::Styled { others, .. } = &mut parameter.coding
                && own.is_open
            {
                let foreign = names.iter().enumerate();
                let foreign = foreign.filter(|(other, _)| *other != index);
                others.extend(foreign.flat_map(|(_, names)| names.known.iter().cloned()));
                others.extend(keys.iter().map(|key| (*key).to_owned()));
            }
        }
    }

    /// Leaves a parameter out where requests are received.
    fn only_send(
        &mut self,
        index: usize,
        parameters: &mut [Parameter],
        message: &str,
        place: &Place,
    ) {
        let Some(parameter) = parameters.get_mut(index) else {
            return;
        };
        parameter.is_only_sent = true;
        let entry = self.entry(parameter, place, |_| true);
        let at = entry.unwrap_or_else(|| place.key("parameters"));
        let name = quoted(&parameter.field.name.wire);
        self.diagnose(Code::AmbiguousQuery, &at, message)
            .help("use `style: deepObject`, which qualifies the names of properties")
            .note(format!(
                "{name} is sent, and left out where requests are received"
            ));
    }

    fn names(&self, parameter: &Parameter) -> Names {
        let mut names = Names::default();
        let ty = &parameter.field.ty;
        match &parameter.coding {
            _ if parameter.location != Location::Query => {}
            Coding::Styled {
                style: Style::Form(true),
                ..
            } if self.style_kinds(ty).object => {
                names.is_object = true;
                self.add_properties(ty, &mut names);
            }
            coding => {
                names.known.push(parameter.field.name.wire.clone());
                names.is_deep = matches!(
                    coding,
                    Coding::Styled {
                        style: Style::Deep,
                        ..
                    }
                );
            }
        }
        names
    }

    /// Adds the properties of an object, in any of its variants.
    fn add_properties(&self, ty: &Type, names: &mut Names) {
        for leaf in self.union_leaves(ty) {
            let object = self.types.object(&leaf.ty);
            let is_map = matches!(leaf.ty, Type::Map(_));
            names.is_open |= is_map || object.is_some_and(|object| object.kept().is_some());
            for field in object.into_iter().flat_map(|object| &object.fields) {
                if !names.known.contains(&field.name.wire) {
                    names.known.push(field.name.wire.clone());
                }
            }
        }
    }
}

/// Returns the last of several parameters with arbitrary names, one of which has no prefix.
fn second_unbounded(names: &[Names]) -> Option<usize> {
    let is_unbounded = |names: &Names| names.is_open || names.is_deep;
    let unbounded = names.iter().filter(|names| is_unbounded(names)).count();
    let is_ambiguous = unbounded > 1 && names.iter().any(|names| names.is_open);
    let last = names.iter().rposition(is_unbounded);
    last.filter(|_| is_ambiguous)
}

/// Returns the names that occur twice, each with the parameter to leave out: of an object and another parameter the
/// object, and of two others the later.
fn shared_names<'n>(names: &'n [Names], keys: &[&'n str]) -> Vec<(usize, &'n str)> {
    let mut taken: BTreeSet<&str> = keys.iter().copied().collect();
    let deep = names.iter().filter(|names| names.is_deep);
    let deep: Vec<&String> = deep.flat_map(|names| &names.known).collect();
    let is_bracketed = |rest: &str| rest.starts_with('[') && rest.ends_with(']');
    let mut shared = Vec::new();
    for (index, own) in names.iter().enumerate() {
        for name in &own.known {
            let is_of = |deep: &&String| name.strip_prefix(deep.as_str()).is_some_and(is_bracketed);
            if taken.insert(name) && !deep.iter().any(is_of) {
                continue;
            }
            let has_property =
                |names: &Names| (names.is_object || names.is_deep) && names.known.contains(name);
            let object = match has_property(own) {
                true => None,
                false => names.iter().rposition(has_property),
            };
            shared.push((object.unwrap_or(index), name.as_str()));
        }
    }
    shared
}
