//! Implementations of the traits that others implement, and calls of what they have.

use std::collections::BTreeMap;

use generator_diff::public_api::{Generics, Item, Key, Kind, Member, Signature};

use super::call::{called, conditions, parameters, with_self};
use super::text::Probe;

/// The traits of the standard library that every type can have.
const OF_ALL: [&str; 5] = [
    "'static",
    "std::marker::Send",
    "std::marker::Sized",
    "std::marker::Sync",
    "std::fmt::Debug",
];

/// Implements every trait that can be implemented twice: with all of its members, and with those
/// that must be there.
pub(super) fn write(probe: &mut Probe<'_>) {
    probe.push("#[derive(Debug)] struct Whole;\n#[derive(Debug)] struct Bare;");
    let traits = probe.surface.items.iter();
    let traits = traits.filter(|(_, item)| item.features.is_subset(probe.on));
    let traits: BTreeMap<&Key, &Item> = traits
        .filter(|(_, item)| matches!(item.kind, Kind::Trait { .. }))
        .collect();
    for (key, item) in &traits {
        let Kind::Trait { generics, .. } = &item.kind else {
            continue;
        };
        let members: Vec<_> = probe.parts(key);
        for (member, item) in &members {
            call(probe, key, generics, member, item);
        }
        let of = generics.given_to(&key.path);
        let mut own = generics.clone();
        own.parameters.push("Own".to_owned());
        own.bounds.insert(format!("Own: {of}"));
        probe.function(&own, &[], "");
        if can_be_implemented(probe, &traits, key) {
            for (name, all) in [("Whole", true), ("Bare", false)] {
                implement(probe, name, all, &of, generics, &members);
            }
        }
    }
}

/// Whether a type of another crate can have a trait: what it builds on can be had as well, and no
/// value has to be made up.
fn can_be_implemented(probe: &Probe<'_>, traits: &BTreeMap<&Key, &Item>, key: &Key) -> bool {
    let Some(Kind::Trait { supertraits, .. }) = traits.get(key).map(|item| &item.kind) else {
        return false;
    };
    let has_supertraits = supertraits.iter().all(|one| {
        let of_crate = traits.keys().find(|known| known.path == *one);
        OF_ALL.contains(&one.as_str())
            || of_crate.is_some_and(|known| can_be_implemented(probe, traits, known))
    });
    let has_members = probe.parts(key).iter().all(|(_, item)| match &item.kind {
        Kind::Member {
            member,
            is_provided,
        } => match member {
            Member::Constant(_) => *is_provided,
            Member::Type(bounds) => bounds.iter().all(|one| OF_ALL.contains(&one.as_str())),
            Member::Function(signature) => can_be_returned(&signature.output),
        },
        _ => true,
    });
    has_supertraits && has_members && !is_implemented_for_all(probe, key)
}

/// Whether the crate implements a trait for all types of a kind, which ours may be.
fn is_implemented_for_all(probe: &Probe<'_>, key: &Key) -> bool {
    let mut items = probe.surface.items.values();
    items.any(|item| match &item.kind {
        Kind::Impl {
            of,
            for_type,
            generics,
        } => {
            let of = of.split('<').next().unwrap_or(of);
            of == key.path && generics.parameters.contains(for_type)
        }
        _ => false,
    })
}

fn can_be_returned(output: &str) -> bool {
    !output.contains("impl ") || output.starts_with("impl std::future::Future<")
}

fn implement(
    probe: &mut Probe<'_>,
    name: &str,
    all: bool,
    of: &str,
    generics: &Generics,
    members: &[(&Key, &Item)],
) {
    let mut text = format!(
        "impl{} {of} for {name} {}{{\n",
        parameters(generics),
        conditions(generics)
    );
    for (key, item) in members {
        let Kind::Member {
            member,
            is_provided,
        } = &item.kind
        else {
            continue;
        };
        if *is_provided && !all {
            continue;
        }
        match member {
            Member::Type(_) => text += &format!("    type {} = ();\n", key.name()),
            // Only provided ones come here; they stay as they are.
            Member::Constant(_) => {}
            Member::Function(signature) => text += &method(key.name(), signature),
        }
    }
    text.push('}');
    probe.push(&text);
}

fn method(name: &str, signature: &Signature) -> String {
    let receiver = signature.receiver.iter().cloned();
    let arguments = signature.arguments.iter().enumerate();
    let arguments = arguments.map(|(index, ty)| format!("a{index}: {ty}"));
    let arguments: Vec<String> = receiver.chain(arguments).collect();
    let body = match signature.output.starts_with("impl ") {
        true => "std::future::pending()",
        false => "loop {}",
    };
    format!(
        "    {}fn {name}{}({}) -> {} {}{{ {body} }}\n",
        if signature.is_async { "async " } else { "" },
        parameters(&signature.generics),
        arguments.join(", "),
        signature.output,
        conditions(&signature.generics),
    )
}

/// Calls a member of any type that has a trait.
fn call(probe: &mut Probe<'_>, key: &Key, generics: &Generics, member: &Key, item: &Item) {
    let of = generics.given_to(&key.path);
    let own = Generics {
        parameters: vec!["Own".to_owned()],
        bounds: [format!("Own: {of}")].into(),
    };
    let own = generics.with(own);
    let name = member.name();
    match &item.kind {
        Kind::Member {
            member: Member::Function(signature),
            ..
        } => {
            let (inner, arguments, body) =
                called(signature, &format!("<Own as {of}>::{name}"), "Own");
            probe.function(&own.with(inner), &arguments, &body);
        }
        Kind::Member {
            member: Member::Constant(ty),
            ..
        } => {
            let ty = with_self(ty, "Own");
            probe.function(&own, &[], &format!("let _: {ty} = <Own as {of}>::{name};"));
        }
        Kind::Member {
            member: Member::Type(bounds),
            ..
        } => {
            let bounds: Vec<&str> = bounds.iter().map(String::as_str).collect();
            let bounds = match bounds.as_slice() {
                [] => "?Sized".to_owned(),
                bounds => bounds.join(" + "),
            };
            let body = format!("fn is<T: {bounds}>() {{}} is::<<Own as {of}>::{name}>();");
            probe.function(&own, &[], &body);
        }
        _ => {}
    }
}
