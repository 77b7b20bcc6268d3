//! What happened to an item, in words.

use super::item::{Form, Generics, Item, Key, Kind, Member, Signature, Space};
use super::spelling::short;

/// An item that is gone.
pub fn removed(key: &Key, item: &Item) -> String {
    match &item.kind {
        Kind::Impl { of, for_type, .. } => {
            format!("`{}` no longer implements `{}`", short(for_type), short(of))
        }
        _ => format!("{} is gone", noun(key, item)),
    }
}

/// An item that is new, and whether somebody lacks it.
pub fn added(key: &Key, item: &Item, breaks: bool) -> String {
    let owner = owner(key);
    let lack = match &item.kind {
        _ if !breaks => String::new(),
        Kind::Field(_) => format!(", and whoever makes a `{owner}` names all fields"),
        Kind::Variant { .. } => format!(", and a match of `{owner}` names all variants"),
        _ => format!(", and implementations of `{owner}` lack it"),
    };
    match &item.kind {
        Kind::Impl { of, for_type, .. } => {
            format!("`{}` now implements `{}`", short(for_type), short(of))
        }
        _ => format!("{} is new{lack}", noun(key, item)),
    }
}

/// An item that others are advised against, or no longer.
pub fn deprecated(key: &Key, item: &Item) -> String {
    match item.deprecation.as_deref() {
        Some("") => format!("{} is deprecated", noun(key, item)),
        Some(note) => format!("{} is deprecated: {note}", noun(key, item)),
        None => format!("{} is no longer deprecated", noun(key, item)),
    }
}

/// An item that waits for other features.
pub fn gated(key: &Key, before: &Item, item: &Item) -> String {
    let list = |names: Vec<&String>| {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        match names.as_slice() {
            [only] => format!("the feature {only}"),
            names => format!("the features {}", names.join(" and ")),
        }
    };
    let more: Vec<&String> = item.gate.difference(&before.gate).collect();
    let less: Vec<&String> = before.gate.difference(&item.gate).collect();
    match more.is_empty() {
        true => format!("{} no longer waits for {}", noun(key, item), list(less)),
        false => format!("{} now waits for {}", noun(key, item), list(more)),
    }
}

/// What an item is now; nothing if it is the same to all.
pub fn changed(key: &Key, old: &Kind, new: &Kind) -> Option<String> {
    let parts = match (old, new) {
        (Kind::Struct { .. }, Kind::Struct { .. })
        | (Kind::Enum { .. }, Kind::Enum { .. })
        | (Kind::Trait { .. }, Kind::Trait { .. })
        | (Kind::Impl { .. }, Kind::Impl { .. }) => declared(old, new),
        (
            Kind::Member {
                member,
                is_provided,
            },
            Kind::Member {
                member: new_member,
                is_provided: new_is_provided,
            },
        ) => {
            let mut parts = members(member, new_member);
            parts.extend(
                (is_provided != new_is_provided).then(|| match new_is_provided {
                    true => "may be left out now".to_owned(),
                    false => "must be implemented now".to_owned(),
                }),
            );
            parts
        }
        (Kind::Function(old), Kind::Function(new)) => calls(old, new),
        (Kind::Field(old), Kind::Field(new))
        | (Kind::Constant(old), Kind::Constant(new))
        | (Kind::Alias { ty: old, .. }, Kind::Alias { ty: new, .. })
        | (Kind::Assigned { ty: old, .. }, Kind::Assigned { ty: new, .. })
        | (Kind::Reexport(old), Kind::Reexport(new)) => {
            vec![format!("is now {}", instead(old, new))]
        }
        (
            Kind::Variant { form, fields },
            Kind::Variant {
                form: new_form,
                fields: new_fields,
            },
        ) => {
            let (old, new) = (payload(*form, fields), payload(*new_form, new_fields));
            vec![format!("now holds {}", instead(&old, &new))]
        }
        (old, new) => vec![format!(
            "is now {} instead of {}",
            kind_words(new),
            kind_words(old)
        )],
    };
    (!parts.is_empty()).then(|| format!("{} {}", noun_of(key, new), parts.join(", and ")))
}

/// How two items with parameters differ.
fn declared(old: &Kind, new: &Kind) -> Vec<String> {
    let generics = |kind: &Kind| match kind {
        Kind::Struct { generics, .. }
        | Kind::Enum { generics, .. }
        | Kind::Trait { generics, .. }
        | Kind::Impl { generics, .. } => generics.clone(),
        _ => Generics::default(),
    };
    let mut parts = Vec::from_iter(parameters(&generics(old), &generics(new)));
    if let (Some(was), Some(is)) = (form_of(old), form_of(new))
        && was != is
    {
        parts.push(format!("is now {}", form_words(is)));
    }
    parts.extend(openness(old, new).map(str::to_owned));
    if let (
        Kind::Trait {
            supertraits: was, ..
        },
        Kind::Trait {
            supertraits: is, ..
        },
    ) = (old, new)
    {
        let added = is.difference(was);
        parts.extend(added.map(|one| format!("now builds on `{}`", short(one))));
        let gone = was.difference(is);
        parts.extend(gone.map(|one| format!("no longer builds on `{}`", short(one))));
    }
    parts
}

fn form_of(kind: &Kind) -> Option<Form> {
    match kind {
        Kind::Struct { form, .. } => Some(*form),
        _ => None,
    }
}

/// Whether others may make values now, or must reckon with other variants, and could or need not before.
fn openness(old: &Kind, new: &Kind) -> Option<&'static str> {
    match (old, new) {
        (Kind::Struct { is_open: was, .. }, Kind::Struct { is_open: is, .. }) if was != is => {
            Some(match is {
                true => "can be made by naming its fields now",
                false => "can no longer be made by naming its fields",
            })
        }
        (Kind::Enum { is_closed: was, .. }, Kind::Enum { is_closed: is, .. }) if was != is => {
            Some(match is {
                true => "has no other variants any more",
                false => "may have other variants now, and a match needs an arm for them",
            })
        }
        _ => None,
    }
}

/// An item that is declared in another way, of which nothing better can be said.
pub fn otherwise(key: &Key, item: &Item) -> String {
    format!("{} is declared otherwise", noun(key, item))
}

/// Two types, by short names if these differ.
fn instead(old: &str, new: &str) -> String {
    let (old_short, new_short) = (short(old), short(new));
    match old_short == new_short {
        true => format!("`{new}` instead of `{old}`"),
        false => format!("`{new_short}` instead of `{old_short}`"),
    }
}

fn members(old: &Member, new: &Member) -> Vec<String> {
    match (old, new) {
        (Member::Function(old), Member::Function(new)) => calls(old, new),
        (Member::Type(old), Member::Type(new)) => {
            let more = new
                .difference(old)
                .map(|one| format!("must be `{}` now", short(one)));
            let less = old.difference(new);
            more.chain(less.map(|one| format!("need not be `{}` any more", short(one))))
                .collect()
        }
        (Member::Constant(old), Member::Constant(new)) if old != new => {
            vec![format!("is now {}", instead(old, new))]
        }
        (Member::Constant(_), Member::Constant(_)) => Vec::new(),
        _ => vec!["is now something else".to_owned()],
    }
}

fn calls(old: &Signature, new: &Signature) -> Vec<String> {
    let mut parts = Vec::new();
    let count = |count: usize| match count {
        0 => "no arguments".to_owned(),
        1 => "1 argument".to_owned(),
        count => format!("{count} arguments"),
    };
    match (old.arguments.len(), new.arguments.len()) {
        (before, now) if before != now => {
            let list = new.arguments.iter().map(|one| format!("`{}`", short(one)));
            let list: Vec<String> = list.collect();
            let list = match list.as_slice() {
                [] => String::new(),
                list => format!(" ({})", list.join(", ")),
            };
            parts.push(format!(
                "now takes {}{list} instead of {}",
                count(now),
                count(before)
            ));
        }
        _ => {
            let pairs = old.arguments.iter().zip(&new.arguments);
            let others = pairs.filter(|(old, new)| old != new);
            parts.extend(others.map(|(old, new)| format!("now takes {}", instead(old, new))));
        }
    }
    if old.receiver != new.receiver {
        let words = |receiver: &Option<String>| receiver.clone().unwrap_or("no `self`".to_owned());
        parts.push(format!(
            "now takes {}",
            instead(&words(&old.receiver), &words(&new.receiver))
        ));
    }
    if old.output != new.output {
        parts.push(format!("now returns {}", instead(&old.output, &new.output)));
    }
    if old.is_async != new.is_async {
        parts.push(match new.is_async {
            true => "is async now".to_owned(),
            false => "is no longer async".to_owned(),
        });
    }
    if old.is_const != new.is_const {
        parts.push(match new.is_const {
            true => "is const now".to_owned(),
            false => "is no longer const".to_owned(),
        });
    }
    parts.extend(parameters(&old.generics, &new.generics));
    parts
}

fn parameters(old: &Generics, new: &Generics) -> Option<String> {
    let list = |parameters: &[String]| format!("<{}>", parameters.join(", "));
    if old.parameters != new.parameters {
        return Some(format!(
            "now has the parameters {}",
            instead(&list(&old.parameters), &list(&new.parameters))
        ));
    }
    if let Some(bound) = new.bounds.difference(&old.bounds).next() {
        return Some(format!("now asks for `{}`", short(bound)));
    }
    let gone = old.bounds.difference(&new.bounds).next()?;
    Some(format!("no longer asks for `{}`", short(gone)))
}

fn payload(form: Form, fields: &[(Option<String>, String)]) -> String {
    let fields = fields.iter().map(|(name, ty)| match name {
        Some(name) => format!("{name}: {ty}"),
        None => ty.clone(),
    });
    let fields: Vec<String> = fields.collect();
    match form {
        Form::Unit => "nothing".to_owned(),
        Form::Tuple => format!("({})", fields.join(", ")),
        Form::Named => format!("{{ {} }}", fields.join(", ")),
    }
}

fn form_words(form: Form) -> &'static str {
    match form {
        Form::Named => "made by naming its fields",
        Form::Tuple => "made by giving its fields in order",
        Form::Unit => "made by its name alone",
    }
}

fn kind_words(kind: &Kind) -> &'static str {
    match kind {
        Kind::Module => "a module",
        Kind::Reexport(_) => "another name",
        Kind::Struct { .. } => "a struct",
        Kind::Field(_) => "a field",
        Kind::Enum { .. } => "an enum",
        Kind::Variant { .. } => "a variant",
        Kind::Trait { .. } => "a trait",
        Kind::Member { .. } => "a member of a trait",
        Kind::Function(_) => "a function",
        Kind::Constant(_) => "a constant",
        Kind::Alias { .. } => "another name of a type",
        Kind::Impl { .. } => "an implementation",
        Kind::Assigned { .. } => "an associated type",
        Kind::Feature => "a feature",
    }
}

fn noun(key: &Key, item: &Item) -> String {
    noun_of(key, &item.kind)
}

/// An item, as it is told of.
fn noun_of(key: &Key, kind: &Kind) -> String {
    let (name, owner) = (key.name(), owner(key));
    let of_owner = match owner.is_empty() || owner == "crate" {
        true => String::new(),
        false => format!(" of `{owner}`"),
    };
    let is_method = |signature: &Signature| signature.receiver.is_some();
    match kind {
        Kind::Field(_) => format!("the field `{name}`{of_owner}"),
        Kind::Variant { .. } => format!("the variant `{name}`{of_owner}"),
        Kind::Member {
            member: Member::Function(signature),
            ..
        }
        | Kind::Function(signature)
            if is_method(signature) =>
        {
            format!("the method `{name}`{of_owner}")
        }
        Kind::Member {
            member: Member::Function(_),
            ..
        }
        | Kind::Function(_) => format!("the function `{name}`{of_owner}"),
        Kind::Member {
            member: Member::Type(_),
            ..
        }
        | Kind::Assigned { .. } => format!("the type `{name}`{of_owner}"),
        Kind::Member { .. } => format!("the constant `{name}`{of_owner}"),
        Kind::Constant(_) => format!("the constant `{}`", key.shown()),
        Kind::Impl { of, for_type, .. } => {
            format!(
                "the implementation of `{}` for `{}`",
                short(of),
                short(for_type)
            )
        }
        Kind::Module => format!("the module `{}`", key.shown()),
        Kind::Struct { .. } => format!("the struct `{}`", key.shown()),
        Kind::Enum { .. } => format!("the enum `{}`", key.shown()),
        Kind::Trait { .. } => format!("the trait `{}`", key.shown()),
        Kind::Alias { .. } => format!("the type `{}`", key.shown()),
        Kind::Reexport(_) => format!("the name `{}`", key.shown()),
        Kind::Feature => format!("the feature `{name}`"),
    }
}

/// What an item stands in, as others write it; nothing in the root of the crate.
fn owner(key: &Key) -> String {
    let owner = key.path.rsplit_once("::").map(|(owner, _)| owner);
    match (owner, key.space) {
        (None | Some("crate"), _) | (_, Space::Impl | Space::Feature) => String::new(),
        // `<crate::ListPets as crate::runtime::call::Operation>` is about `ListPets`.
        (Some(owner), _) => match owner
            .strip_prefix('<')
            .and_then(|rest| rest.split_once(" as "))
        {
            Some((ty, _)) => short(ty),
            None => short(owner),
        },
    }
}
