//! Components that nothing refers to.

use std::collections::{BTreeSet, HashMap};

use super::description::{Description, entries};
use crate::report::{Code, Report, quoted};
use crate::source::{Place, Shape};

/// The sections that are looked at, and what each holds.
const SECTIONS: [(&str, &str); 6] = [
    ("schemas", "schema"),
    ("responses", "response"),
    ("parameters", "parameter"),
    ("headers", "header"),
    ("requestBodies", "request body"),
    ("securitySchemes", "security scheme"),
];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    // What has no operation is there for its types.
    if !description
        .nodes
        .iter()
        .any(|node| node.shape == Shape::Operation)
    {
        return;
    }
    let used = used(description);
    let users = users(description);
    let components = Place::root().key("components");
    for (section, kind) in SECTIONS {
        let section_place = components.key(section);
        let section = description
            .value
            .get("components")
            .and_then(|all| all.get(section));
        for (name, _) in entries(section) {
            let place = section_place.key(name);
            let pointer = place.pointer();
            if used.contains(&pointer) {
                continue;
            }
            let user = users.get(&pointer).and_then(Place::name);
            let name = quoted(name);
            let message = match user {
                Some(user) => format!(
                    "nothing needs the {kind} {name}: {}, which refers to it, is not used itself",
                    quoted(user)
                ),
                None => format!("nothing refers to the {kind} {name}"),
            };
            let what = match kind {
                "schema" => "remove it, lest its type be generated for nobody",
                "security scheme" => "remove it, or ask for it by `security`",
                _ => "remove it, or refer to it where it is meant",
            };
            report
                .add(Code::UnusedComponent, &place, message)
                .at_key()
                .help(what);
        }
    }
}

/// The first component that refers to each other one, by the JSON pointers of these.
fn users(description: &Description<'_>) -> HashMap<String, Place> {
    let mut users = HashMap::new();
    for (from, to) in &description.references {
        let (user, used) = (
            Description::component_of(from),
            Description::component_of(to),
        );
        if let (Some(user), Some(used)) = (user, used)
            && user != used
        {
            users.entry(used.pointer()).or_insert(user);
        }
    }
    users
}

/// The components that anything needs, as JSON pointers.
fn used(description: &Description<'_>) -> BTreeSet<String> {
    let mut used = description.reach(|_| true);
    let schemes = Place::root().key("components").key("securitySchemes");
    let requirements = description.nodes.iter();
    let requirements = requirements.filter(|node| node.shape == Shape::SecurityRequirement);
    for (name, _) in requirements.flat_map(|node| entries(Some(node.value))) {
        used.insert(schemes.key(name).pointer());
    }
    // Mappings and heirs lead on to others.
    loop {
        let known = used.len();
        let more: Vec<String> = of_discriminators(description, &used);
        let more: BTreeSet<String> = more.into_iter().filter(|one| !used.contains(one)).collect();
        let within = |place: &Place| {
            let component = Description::component_of(place);
            component.is_some_and(|component| more.contains(&component.pointer()))
        };
        let mut targets: Vec<Place> = description
            .references
            .iter()
            .filter(|(from, _)| within(from))
            .map(|(_, to)| to.clone())
            .collect();
        used.extend(more.iter().cloned());
        while let Some(target) = targets.pop() {
            if let Some(component) = Description::component_of(&target)
                && used.insert(component.pointer())
            {
                let next = description
                    .references
                    .iter()
                    .filter(|(from, _)| from.is_within(&component));
                targets.extend(next.map(|(_, to)| to.clone()));
            }
        }
        if used.len() == known {
            return used;
        }
    }
}

/// The schemas that used discriminators name, or that include one with a discriminator.
fn of_discriminators(description: &Description<'_>, used: &BTreeSet<String>) -> Vec<String> {
    let schemas = Place::root().key("components").key("schemas");
    let mut found = Vec::new();
    let is_used = |place: &Place| {
        let component = Description::component_of(place);
        component.is_none_or(|component| used.contains(&component.pointer()))
    };
    for node in description
        .nodes
        .iter()
        .filter(|node| node.shape == Shape::Discriminator)
    {
        if !is_used(&node.place) {
            continue;
        }
        for (_, target) in entries(node.value.get("mapping")) {
            let target = target.as_str().unwrap_or_default();
            let place = Place::of_reference(target).unwrap_or_else(|| schemas.key(target));
            found.push(place.pointer());
        }
        let base = Description::component_of(&node.place);
        let heirs = description.references.iter().filter(|(from, to)| {
            let list = from.parent().and_then(Place::name);
            list == Some("allOf") && Some(to) == base.as_ref()
        });
        let heirs = heirs.filter_map(|(from, _)| Description::component_of(from));
        found.extend(heirs.map(|heir| heir.pointer()));
    }
    found
}
