//! The servers that operations are called at.

use std::collections::BTreeMap;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Told};
use super::operations::{Operation, shape_of};
use generator::source::Place;

/// More addresses are not made of the values of variables.
const MOST_ADDRESSES: usize = 256;

/// Why another default is a risk.
const ELSEWHERE: &str = "clients that choose nothing call another server";
/// Why a server that is gone breaks.
const STILL_CALLED: &str = "clients that call it may find nobody there";

impl<'a> Comparer<'a> {
    /// Compares the servers of the description.
    pub fn servers(&mut self, old: &At<'a>, new: &At<'a>) {
        self.servers_of(old, new, None);
    }

    /// Compares those of a path and of an operation.
    pub fn own_servers(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let has_own = [old, new].iter().any(|operation| {
            operation.at.get("servers").is_some() || operation.item.get("servers").is_some()
        });
        if has_own {
            self.servers_of(&serving(old), &serving(new), Some(new));
        }
    }

    fn servers_of(&mut self, old: &At<'a>, new: &At<'a>, operation: Option<&Operation<'a>>) {
        let (before, after) = (addresses(old), addresses(new));
        let mut tell = |rule: &str, verdict, reason, message: String| {
            let told = Told::new(rule, verdict, message).between(&old.place, &new.place);
            let told = Told { reason, ..told };
            self.tell(match operation {
                Some(operation) => told.of(&operation.name),
                None => told,
            });
        };
        for (address, gone) in before.iter().filter(|(one, _)| !after.contains_key(*one)) {
            let mut wider = after.keys();
            if wider.any(|pattern| is_one_of(address, pattern)) {
                continue;
            }
            let message = format!("the server `{gone}` is gone");
            tell(
                "api-server-removed",
                Verdict::Breaking,
                Some(STILL_CALLED),
                message,
            );
        }
        for (_, come) in after.iter().filter(|(one, _)| !before.contains_key(*one)) {
            let message = format!("the server `{come}` is new");
            tell("api-server-added", Verdict::Safe, None, message);
        }
        let (before, after) = (defaults(old), defaults(new));
        for ((url, name), value) in after {
            if let Some(was) = before.get(&(url, name)).filter(|was| **was != value) {
                let message =
                    format!("the default of `{name}` in the servers is `{value}` now, was `{was}`");
                tell(
                    "api-server-default-changed",
                    Verdict::Risky,
                    Some(ELSEWHERE),
                    message,
                );
            }
        }
    }
}

/// The defaults of the variables of servers, by the address and the name of the variable.
fn defaults<'a>(owner: &At<'a>) -> BTreeMap<(&'a str, &'a str), &'a str> {
    let mut defaults = BTreeMap::new();
    for server in owner.get("servers").iter().flat_map(At::listed) {
        let url = server.text("url").unwrap_or_default();
        for (name, variable) in server.get("variables").iter().flat_map(At::named) {
            if let Some(value) = variable.text("default") {
                defaults.insert((url, name), value);
            }
        }
    }
    defaults
}

/// What names the servers of an operation: itself, its path, or the description.
fn serving<'a>(operation: &Operation<'a>) -> At<'a> {
    let root = operation.at.elsewhere(Place::root());
    let owners = [&operation.at, &operation.item]
        .into_iter()
        .cloned()
        .chain(root);
    let mut owners = owners.filter(|owner| owner.get("servers").is_some());
    owners.next().unwrap_or_else(|| operation.at.clone())
}

/// The addresses of the servers of something, with what their variables may be: as they are compared, and as they are
/// shown.
fn addresses(owner: &At<'_>) -> BTreeMap<String, String> {
    let servers = owner.get("servers");
    let servers = servers.iter().flat_map(At::listed);
    let addresses: BTreeMap<String, String> = servers
        .flat_map(|server| addresses_of(&server))
        .map(|address| (normal(&address), address))
        .collect();
    // Without one, it is served where it was found.
    if addresses.is_empty() {
        BTreeMap::from([(String::new(), String::new())])
    } else {
        addresses
    }
}

fn addresses_of(server: &At<'_>) -> Vec<String> {
    let url = server.text("url").map(|url| url.trim_end_matches('/'));
    let mut all: Vec<String> = url.map(str::to_owned).into_iter().collect();
    for (name, variable) in server.get("variables").iter().flat_map(At::named) {
        let values = variable.get("enum");
        let values: Vec<&str> = values
            .iter()
            .flat_map(At::listed)
            .filter_map(|one| one.value.as_str())
            .collect();
        if !values.is_empty() && values.len() * all.len() <= MOST_ADDRESSES {
            let with = |value: &str| {
                all.iter()
                    .map(|one| one.replace(&format!("{{{name}}}"), value))
                    .collect::<Vec<_>>()
            };
            all = values.into_iter().flat_map(with).collect();
        }
    }
    all
}

/// An address without what changes nothing: the case of its host, the port that is meant anyway, and the names of
/// variables.
fn normal(address: &str) -> String {
    let address = shape_of(address).0;
    let Some((scheme, rest)) = address.split_once("://") else {
        return address;
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (scheme, host) = (scheme.to_lowercase(), host.to_lowercase());
    let port = match scheme.as_str() {
        "https" => ":443",
        "http" => ":80",
        _ => "",
    };
    let host = host.strip_suffix(port).unwrap_or(&host);
    format!("{scheme}://{host}{path}")
}

/// Whether an address is one of those of another with variables.
fn is_one_of(address: &str, pattern: &str) -> bool {
    let mut parts = pattern.split("{}");
    let Some(mut rest) = parts.next().and_then(|first| address.strip_prefix(first)) else {
        return false;
    };
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let found = match parts.peek() {
            None => rest.ends_with(part).then(|| rest.len() - part.len()),
            Some(_) => rest.find(part),
        };
        let Some(found) = found else {
            return false;
        };
        rest = rest.get(found + part.len()..).unwrap_or_default();
    }
    rest.is_empty()
}
