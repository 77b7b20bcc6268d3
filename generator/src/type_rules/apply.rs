//! Adds the derives and attributes of rules to the types of a lowered API.

use std::sync::Arc;

use super::abilities::{self, Derivation};
use super::{Kind, TypeRule};
use crate::lowered::{Api, Customization, TypeDefinition, TypeId, TypeKind};
use crate::names::Name;
use crate::report::{Code, Report, quoted};
use crate::selection::is_like;
use crate::side::Side;
use crate::source::{Place, did_you_mean, nearest};

/// Adds the derives and attributes of rules to the types of a crate, and reports what cannot be added.
pub(crate) fn apply(api: &mut Arc<Api>, side: Side, rules: &[TypeRule], report: &mut Report) {
    let is_customized = |one: &TypeDefinition| one.customization != Customization::default();
    if rules.is_empty() && !api.types.iter().any(is_customized) {
        return;
    }
    let api = Arc::make_mut(api);
    let matches: Vec<Vec<TypeId>> = rules.iter().map(|rule| matching(api, side, rule)).collect();
    for (rule, ids) in rules.iter().zip(&matches) {
        for id in ids {
            let definition = api.type_of(*id);
            let customization = rule.customization(&definition.name, &members(definition, side));
            if let Some(definition) = api.types.get_mut(id.0) {
                definition.customization.extend(customization);
            }
        }
    }
    report_unmatched(api, side, rules, &matches, report);
    drop_underivable(api, side, rules, &matches, report);
    for definition in &mut api.types {
        // The traits of the standard library come first.
        let derives = &mut definition.customization.derives;
        derives.sort_by_key(|path| path.contains("::"));
    }
}

/// The types of a crate that a rule matches.
fn matching(api: &Api, side: Side, rule: &TypeRule) -> Vec<TypeId> {
    let definitions = api.types.iter().enumerate();
    let matching = definitions.filter(|(_, definition)| {
        Kind::of(&definition.kind)
            .is_some_and(|kind| rule.matches(definition.name.plain(), kind, side))
    });
    matching.map(|(index, _)| TypeId(index)).collect()
}

/// The names of fields or variants.
fn members(definition: &TypeDefinition, side: Side) -> Vec<Name> {
    let unknown = side.is_tolerant().then(|| Name::upper("Unknown", None));
    match &definition.kind {
        TypeKind::Struct(object) => object.all_fields().map(|one| one.name.clone()).collect(),
        TypeKind::Enum(enumeration) => {
            let values = enumeration.values.iter();
            values.map(|one| one.name.clone()).chain(unknown).collect()
        }
        TypeKind::Union(union) => {
            let variants = union.variants.iter();
            variants
                .map(|one| one.name.clone())
                .chain(unknown)
                .collect()
        }
        TypeKind::Alias(_) | TypeKind::Foreign(_) => Vec::new(),
    }
}

/// Reports the rules of a crate that match no type, or whose patterns of members match none.
fn report_unmatched(
    api: &Api,
    side: Side,
    rules: &[TypeRule],
    matches: &[Vec<TypeId>],
    report: &mut Report,
) {
    let known = api.types.iter().map(|definition| definition.name.plain());
    let known: Vec<&str> = known.collect();
    for (rule, ids) in rules.iter().zip(matches) {
        let concerns = rule.side.is_none_or(|own| own == side);
        if !concerns || rule.rename.is_some() || rule.replace.is_some() {
            continue;
        }
        if ids.is_empty() {
            let message = format!("{} matches no type of the {}", rule.shown(), side.name());
            let near = nearest(&rule.pattern, known.iter().copied());
            let help = near.map_or_else(
                || "a pattern matches the Rust names of types that the crate defines".to_owned(),
                did_you_mean,
            );
            report
                .add(Code::UnmatchedTypeRule, &Place::root(), message)
                .help(help);
            continue;
        }
        let members = ids.iter().flat_map(|id| members(api.type_of(*id), side));
        let members: Vec<Name> = members.collect();
        for (pattern, _) in &rule.member_attributes {
            if !members.iter().any(|one| is_like(one.plain(), pattern)) {
                let message = format!(
                    "{}: no field or variant is called {}",
                    rule.shown(),
                    quoted(pattern)
                );
                report.add(Code::UnmatchedTypeRule, &Place::root(), message);
            }
        }
    }
}

/// Removes the traits of the standard library that a type has already or cannot derive. This is an error of a rule that
/// names the type.
fn drop_underivable(
    api: &mut Api,
    side: Side,
    rules: &[TypeRule],
    matches: &[Vec<TypeId>],
    report: &mut Report,
) {
    for name in abilities::STANDARD {
        let wanted = take_derive(api, name);
        let is_new = |id: &TypeId| !abilities::has(api.type_of(*id), name, side);
        let candidates: Vec<TypeId> = wanted.into_iter().filter(is_new).collect();
        let obstacles = Derivation::new(api, side, name, &candidates).obstacles;
        for id in candidates {
            match obstacles.get(&id) {
                Some(reason) => {
                    let mut rules = rules.iter().zip(matches);
                    let naming = rules.find(|(rule, ids)| {
                        rule.is_exact() && ids.contains(&id) && rule.derives(name)
                    });
                    let naming = naming.map(|(rule, _)| rule);
                    let of = format!(
                        "{} of the {}",
                        quoted(api.type_of(id).name.plain()),
                        side.name()
                    );
                    let message = format!("{of} cannot derive `{name}`: {reason}");
                    report_underivable(naming, message, report);
                }
                None => {
                    if let Some(definition) = api.types.get_mut(id.0) {
                        definition.customization.derives.push(name.to_owned());
                    }
                }
            }
        }
    }
}

/// Removes a derived trait from all types, and returns those that had it.
fn take_derive(api: &mut Api, name: &str) -> Vec<TypeId> {
    let mut ids = Vec::new();
    for (index, definition) in api.types.iter_mut().enumerate() {
        let derives = &mut definition.customization.derives;
        let count = derives.len();
        derives.retain(|one| one != name);
        if derives.len() < count {
            ids.push(TypeId(index));
        }
    }
    ids
}

/// Reports a trait that a type cannot derive: to the rule that names the type, or else as a note.
fn report_underivable(naming: Option<&TypeRule>, message: String, report: &mut Report) {
    match naming {
        Some(rule) => {
            let message = format!("{}: {message}", rule.shown());
            report.add_in_text(Code::InvalidSettings, 0..0, message);
        }
        None => {
            report.add(Code::UnderivableTrait, &Place::root(), message);
        }
    }
}
