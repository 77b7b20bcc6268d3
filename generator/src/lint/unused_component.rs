//! Unused components.

use std::collections::{BTreeSet, HashMap};

use super::description::Description;
use crate::report::{Code, Report, quoted};
use crate::source::{Place, Shape, entries};

/// The sections, and the kinds of their components.
const SECTIONS: [(&str, &str); 6] = [
    ("schemas", "schema"),
    ("responses", "response"),
    ("parameters", "parameter"),
    ("headers", "header"),
    ("requestBodies", "request body"),
    ("securitySchemes", "security scheme"),
];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    // A description without operations is there for its types.
    if !description
        .nodes
        .iter()
        .any(|node| node.shape == Shape::Operation)
    {
        return;
    }
    let used = used(description);
    let users = users(description);
    for (section, kind) in SECTIONS {
        let components = description.value.get("components");
        for (name, _) in entries(components.and_then(|all| all.get(section))) {
            let place = Place::component(section, name);
            let pointer = place.pointer();
            if used.contains(&pointer) {
                continue;
            }
            let user = users.get(&pointer).and_then(Place::name);
            let name = quoted(name);
            let message = match user {
                Some(user) => {
                    let user = quoted(user);
                    format!("unused {kind} {name}: only {user} refers to it, which is unused")
                }
                None => format!("unused {kind} {name}"),
            };
            let what = match kind {
                "security scheme" => "remove it, or require it in `security`",
                _ => "remove it, or refer to it",
            };
            report
                .add(Code::UnusedComponent, &place, message)
                .at_key()
                .help(what);
        }
    }
}

/// The first component that refers to each component, by JSON Pointer.
fn users(description: &Description<'_>) -> HashMap<String, Place> {
    let mut users = HashMap::new();
    for (from, to) in &description.references {
        if let Some(user) = Description::component_of(from)
            && let Some(used) = Description::component_of(to)
            && user != used
        {
            users.entry(used.pointer()).or_insert(user);
        }
    }
    users
}

/// The components in use, as JSON Pointers.
fn used(description: &Description<'_>) -> BTreeSet<String> {
    let mut roots: Vec<Place> = Vec::new();
    let mut used = loop {
        let used = description.reach(|_| true, &roots);
        // Discriminators use mapped schemas and subtypes.
        let known = roots.len();
        for place in of_discriminators(description, &used) {
            if !used.contains(&place.pointer()) && !roots.contains(&place) {
                roots.push(place);
            }
        }
        if roots.len() == known {
            break used;
        }
    };
    let requirements = description.nodes.iter();
    let requirements = requirements.filter(|node| node.shape == Shape::SecurityRequirement);
    for (name, _) in requirements.flat_map(|node| entries(Some(node.value))) {
        used.insert(Place::component("securitySchemes", name).pointer());
    }
    used
}

/// The schemas of `mapping`, and the subtypes, of discriminators in use.
fn of_discriminators(description: &Description<'_>, used: &BTreeSet<String>) -> Vec<Place> {
    let mut found = Vec::new();
    let is_used = |place: &Place| {
        let component = Description::component_of(place);
        component.is_none_or(|component| used.contains(&component.pointer()))
    };
    let nodes = description.nodes.iter();
    let nodes = nodes.filter(|node| node.shape == Shape::Discriminator && is_used(&node.place));
    for node in nodes {
        for (_, target) in entries(node.value.get("mapping")) {
            let target = target.as_str().unwrap_or_default();
            let place =
                Place::of_reference(target).unwrap_or_else(|| Place::component("schemas", target));
            found.push(place);
        }
        let base = Description::component_of(&node.place);
        let subtypes = description.references.iter().filter(|(from, to)| {
            let list = from.parent().and_then(Place::name);
            list == Some("allOf") && Some(to) == base.as_ref()
        });
        let subtypes = subtypes.filter_map(|(from, _)| Description::component_of(from));
        found.extend(subtypes);
    }
    found
}
