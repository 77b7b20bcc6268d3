//! Describes changes of items.

use std::collections::BTreeSet;

use super::full_paths::short;
use super::item::{Declaration, Form, Generics, Item, Key, Kind, Signature, Space};

pub fn removed(key: &Key, item: &Item) -> String {
    match &item.declaration.kind {
        Kind::Impl { of, for_type, .. } => {
            format!("`{}` no longer implements `{}`", short(for_type), short(of))
        }
        kind => format!("{} was removed", subject(key, kind)),
    }
}

pub fn added(key: &Key, item: &Item, is_breaking: bool) -> String {
    let owner = owner(key);
    let note = match &item.declaration.kind {
        _ if !is_breaking => String::new(),
        Kind::Field(_) => format!("; struct literals of `{owner}` lack it"),
        Kind::Variant { .. } => format!("; exhaustive matches of `{owner}` lack it"),
        _ => format!("; implementations of `{owner}` lack it"),
    };
    match &item.declaration.kind {
        Kind::Impl { of, for_type, .. } => {
            format!("`{}` now implements `{}`", short(for_type), short(of))
        }
        kind => format!("{} was added{note}", subject(key, kind)),
    }
}

pub fn deprecated(key: &Key, item: &Item) -> String {
    let subject = subject(key, &item.declaration.kind);
    match item.deprecation.as_deref() {
        Some("") => format!("{subject} is now deprecated"),
        Some(note) => format!("{subject} is now deprecated: {note}"),
        None => format!("{subject} is no longer deprecated"),
    }
}

pub fn required_features(key: &Key, before: &Item, item: &Item) -> String {
    let list = |features: BTreeSet<String>| {
        let names: Vec<String> = features.iter().map(|name| format!("`{name}`")).collect();
        let noun = if names.len() == 1 {
            "feature"
        } else {
            "features"
        };
        format!("{noun} {}", names.join(" and "))
    };
    let added = &item.features - &before.features;
    let (change, features) = match added.is_empty() {
        true => ("no longer", &before.features - &item.features),
        false => ("now", added),
    };
    format!(
        "{} {change} requires the {}",
        subject(key, &item.declaration.kind),
        list(features)
    )
}

/// Describes the change of an item; `None` if only its spelling changed.
pub fn changed(key: &Key, old: &Declaration, new: &Declaration) -> Option<String> {
    let mut parts = kind_changes(&old.kind, &new.kind);
    if old.is_provided != new.is_provided {
        let now = if new.is_provided == Some(true) {
            "now"
        } else {
            "no longer"
        };
        parts.push(format!("{now} has a default implementation"));
    }
    parts.extend(generics_change(&old.generics, &new.generics));
    (!parts.is_empty()).then(|| format!("{} {}", subject(key, &new.kind), parts.join(", and ")))
}

fn kind_changes(old: &Kind, new: &Kind) -> Vec<String> {
    match (old, new) {
        (
            Kind::Struct {
                form: old_form,
                is_open: was_open,
            },
            Kind::Struct {
                form: new_form,
                is_open,
            },
        ) => {
            let form = (old_form != new_form).then(|| format!("is now {}", form(*new_form)));
            let now = if *is_open { "now" } else { "no longer" };
            let literal = (was_open != is_open)
                .then(|| format!("can {now} be constructed with a struct literal"));
            form.into_iter().chain(literal).collect()
        }
        (Kind::Enum { is_closed: was }, Kind::Enum { is_closed: is }) if was != is => {
            let now = if *is { "no longer" } else { "now" };
            vec![format!("is {now} `#[non_exhaustive]`")]
        }
        (Kind::Trait { supertraits: old }, Kind::Trait { supertraits: new }) => {
            set_changes(old, new, "has the supertrait").collect()
        }
        (Kind::AssociatedType(old), Kind::AssociatedType(new)) => {
            set_changes(old, new, "requires").collect()
        }
        (Kind::Function(old), Kind::Function(new)) => signature_changes(old, new),
        (Kind::Field(old), Kind::Field(new))
        | (Kind::Constant(old), Kind::Constant(new))
        | (Kind::Alias(old), Kind::Alias(new))
        | (Kind::Assigned(old), Kind::Assigned(new))
        | (Kind::Reexport(old), Kind::Reexport(new)) => match old == new {
            true => Vec::new(),
            false => vec![format!("is now {}", instead(old, new))],
        },
        (
            Kind::Variant {
                form: old_form,
                fields: old,
            },
            Kind::Variant {
                form: new_form,
                fields: new,
            },
        ) => {
            let (old, new) = (payload(*old_form, old), payload(*new_form, new));
            vec![format!("now contains {}", instead(&old, &new))]
        }
        (Kind::Enum { .. }, Kind::Enum { .. }) | (Kind::Impl { .. }, Kind::Impl { .. }) => {
            Vec::new()
        }
        (old, new) => vec![format!(
            "is now {} instead of {}",
            article(new),
            article(old)
        )],
    }
}

/// Describes a change for which there is no better description.
pub fn changed_declaration(key: &Key, item: &Item) -> String {
    format!(
        "the declaration of {} changed",
        subject(key, &item.declaration.kind)
    )
}

/// Describes added and removed types of a set.
fn set_changes<'t>(
    old: &'t BTreeSet<String>,
    new: &'t BTreeSet<String>,
    verb: &str,
) -> impl Iterator<Item = String> {
    let added = new.difference(old).map(|one| ("now", one));
    let removed = old.difference(new).map(|one| ("no longer", one));
    added
        .chain(removed)
        .map(move |(now, one)| format!("{now} {verb} `{}`", short(one)))
}

/// Describes two types, with short paths if these differ.
fn instead(old: &str, new: &str) -> String {
    let (old_short, new_short) = (short(old), short(new));
    match old_short == new_short {
        true => format!("`{new}` instead of `{old}`"),
        false => format!("`{new_short}` instead of `{old_short}`"),
    }
}

fn signature_changes(old: &Signature, new: &Signature) -> Vec<String> {
    let mut parts = Vec::new();
    if old.arguments.len() == new.arguments.len() {
        let pairs = old.arguments.iter().zip(&new.arguments);
        let changed = pairs.filter(|(old, new)| old != new);
        parts.extend(changed.map(|(old, new)| format!("now takes {}", instead(old, new))));
    } else {
        let list = |arguments: &[String]| format!("({})", arguments.join(", "));
        let (old, new) = (list(&old.arguments), list(&new.arguments));
        parts.push(format!("now takes {}", instead(&old, &new)));
    }
    if old.receiver != new.receiver {
        let receiver = |signature: &Signature| match &signature.receiver {
            Some(receiver) => receiver.clone(),
            None => "no `self`".to_owned(),
        };
        parts.push(format!(
            "now takes {}",
            instead(&receiver(old), &receiver(new))
        ));
    }
    if old.output != new.output {
        parts.push(format!("now returns {}", instead(&old.output, &new.output)));
    }
    for (was, is, keyword) in [
        (old.is_async, new.is_async, "async"),
        (old.is_const, new.is_const, "const"),
    ] {
        if was != is {
            let now = if is { "now" } else { "no longer" };
            parts.push(format!("is {now} `{keyword}`"));
        }
    }
    parts
}

fn generics_change(old: &Generics, new: &Generics) -> Option<String> {
    if old.parameters != new.parameters {
        let list = |generics: &Generics| format!("<{}>", generics.parameters.join(", "));
        return Some(format!(
            "now has the parameters {}",
            instead(&list(old), &list(new))
        ));
    }
    set_changes(&old.bounds, &new.bounds, "requires").next()
}

fn payload(form: Form, fields: &[(Option<String>, String)]) -> String {
    let fields = fields.iter().map(|(name, ty)| match name {
        Some(name) => format!("{name}: {ty}"),
        None => ty.clone(),
    });
    let fields = fields.collect::<Vec<String>>().join(", ");
    match form {
        Form::Unit => "nothing".to_owned(),
        Form::Tuple => format!("({fields})"),
        Form::Named => format!("{{ {fields} }}"),
    }
}

fn form(form: Form) -> &'static str {
    match form {
        Form::Named => "a struct with named fields",
        Form::Tuple => "a tuple struct",
        Form::Unit => "a unit struct",
    }
}

/// Returns the kind of an item: `method`.
fn noun(kind: &Kind) -> &'static str {
    match kind {
        Kind::Module => "module",
        Kind::Reexport(_) => "re-export",
        Kind::Struct { .. } => "struct",
        Kind::Field(_) => "field",
        Kind::Enum { .. } => "enum",
        Kind::Variant { .. } => "variant",
        Kind::Trait { .. } => "trait",
        Kind::Function(signature) if signature.receiver.is_some() => "method",
        Kind::Function(_) => "function",
        Kind::AssociatedType(_) | Kind::Assigned(_) => "associated type",
        Kind::Constant(_) => "constant",
        Kind::Alias(_) => "type alias",
        Kind::Impl { .. } => "implementation",
        Kind::Feature => "feature",
    }
}

fn article(kind: &Kind) -> String {
    let noun = noun(kind);
    let article = if noun.starts_with(['a', 'e', 'i']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}

/// Returns the subject of a sentence about an item.
fn subject(key: &Key, kind: &Kind) -> String {
    let (noun, owner) = (noun(kind), owner(key));
    match kind {
        Kind::Impl { of, for_type, .. } => {
            format!(
                "the implementation of `{}` for `{}`",
                short(of),
                short(for_type)
            )
        }
        Kind::Field(_)
        | Kind::Variant { .. }
        | Kind::Constant(_)
        | Kind::AssociatedType(_)
        | Kind::Function(_)
        | Kind::Assigned(_)
            if !owner.is_empty() =>
        {
            format!("the {noun} `{}` of `{owner}`", key.name())
        }
        _ => format!("the {noun} `{}`", key.shown()),
    }
}

/// Returns the item that contains another; nothing for items in the root of the crate.
fn owner(key: &Key) -> String {
    let owner = key.path.rsplit_once("::").map(|(owner, _)| owner);
    match (owner, key.space) {
        (None | Some("crate"), _) | (_, Space::Impl | Space::Feature) => String::new(),
        // `<crate::ListPets as crate::runtime::call::Operation>` is about `ListPets`.
        (Some(owner), _) => {
            let ty = owner
                .strip_prefix('<')
                .and_then(|rest| rest.split_once(" as "));
            short(ty.map_or(owner, |(ty, _)| ty))
        }
    }
}
