//! Servers of a description, path or operation.

use std::collections::BTreeMap;

use regex::Regex;

use super::Operation;
use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Impact};
use crate::node::Node;

/// The maximum number of URLs that the variables of a server are expanded to.
const MAX_URLS: usize = 256;

const OTHER_DEFAULT: &str = "clients that use the default call another server";
const STILL_CALLED: &str = "clients that call it may no longer reach it";

impl<'a> Comparer<'a> {
    /// Compares the servers of the description.
    pub fn servers(&mut self, old: &Node<'a>, new: &Node<'a>) {
        self.servers_of(old, new, &Context::global(""));
    }

    /// Compares the servers of an operation if it or its path has any.
    pub fn operation_servers(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let [before, after] = [old, new].map(|operation| {
            let mut owners = [&operation.node, &operation.path_item].into_iter();
            owners.find(|owner| owner.get("servers").is_some())
        });
        if before.is_some() || after.is_some() {
            let or_global = |owner: Option<&Node<'a>>, operation: &Operation<'a>| {
                let root = operation.node.document_root();
                let has_global = root.get("servers").is_some();
                let global = if has_global {
                    root
                } else {
                    operation.node.clone()
                };
                owner.cloned().unwrap_or(global)
            };
            let at = self.operation_context(new).without_member();
            self.servers_of(&or_global(before, old), &or_global(after, new), &at);
        }
    }

    fn servers_of(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        let (before, after) = (urls(old), urls(new));
        let mut report = |rule: &str, impact: Impact, message: String| {
            self.report_as(at, rule, impact, message, old, new);
        };
        for (key, url) in before.iter().filter(|(key, _)| !after.contains_key(*key)) {
            if !after.keys().any(|pattern| is_instance(key, pattern)) {
                let impact = (Verdict::Breaking, STILL_CALLED).into();
                report(
                    "api-server-removed",
                    impact,
                    format!("the server `{url}` was removed"),
                );
            }
        }
        for (_, url) in after.iter().filter(|(key, _)| !before.contains_key(*key)) {
            let message = format!("the server `{url}` was added");
            report("api-server-added", Verdict::Safe.into(), message);
        }
        let before = defaults(old);
        for ((url, name), value) in defaults(new) {
            if let Some(was) = before.get(&(url, name)).filter(|was| **was != value) {
                let message = format!(
                    "the server variable `{name}` has the new default `{value}` instead of `{was}`"
                );
                let impact = (Verdict::Risky, OTHER_DEFAULT).into();
                report("api-server-default-changed", impact, message);
            }
        }
    }
}

/// Returns the defaults of server variables by URL and name.
fn defaults<'a>(owner: &Node<'a>) -> BTreeMap<(&'a str, &'a str), &'a str> {
    let servers = owner.items_of("servers").flat_map(|server| {
        let url = server.text("url").unwrap_or_default();
        let variables = server.members_of("variables");
        variables.filter_map(move |(name, variable)| Some(((url, name), variable.text("default")?)))
    });
    servers.collect()
}

/// Returns the URLs of servers by their normalized form; without servers, the empty one.
fn urls(owner: &Node<'_>) -> BTreeMap<String, String> {
    let urls = owner
        .items_of("servers")
        .flat_map(|server| expanded(&server));
    let mut urls: BTreeMap<String, String> = urls.map(|url| (normalized(&url), url)).collect();
    if urls.is_empty() {
        urls.insert(String::new(), String::new());
    }
    urls
}

/// Expands the variables of a server that have an `enum`.
fn expanded(server: &Node<'_>) -> Vec<String> {
    let url = server.text("url").map(|url| url.trim_end_matches('/'));
    let mut urls: Vec<String> = url.map(str::to_owned).into_iter().collect();
    for (name, variable) in server.members_of("variables") {
        let values = variable.items_of("enum");
        let values: Vec<&str> = values.filter_map(|value| value.value.as_str()).collect();
        if !values.is_empty() && values.len() * urls.len() <= MAX_URLS {
            let variable = format!("{{{name}}}");
            let with = |value: &str| {
                let urls = urls.iter().map(|url| url.replace(&variable, value));
                urls.collect::<Vec<_>>()
            };
            urls = values.into_iter().flat_map(with).collect();
        }
    }
    urls
}

/// Normalizes the case of the host, the default port and the names of variables.
fn normalized(url: &str) -> String {
    let url = path_template(url).0;
    let Some((scheme, rest)) = url.split_once("://") else {
        return url;
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

/// `true` if a URL matches a URL with variables.
fn is_instance(url: &str, pattern: &str) -> bool {
    let pattern = regex::escape(pattern).replace(r"\{\}", ".*");
    Regex::new(&format!("^{pattern}$")).is_ok_and(|pattern| pattern.is_match(url))
}

/// Returns a template without the names of its placeholders, and these names.
pub(crate) fn path_template(path: &str) -> (String, Vec<String>) {
    let (mut template, mut names) = (String::new(), Vec::new());
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            break;
        };
        template.push_str(before);
        template.push_str("{}");
        names.push(name.to_owned());
        rest = after;
    }
    template.push_str(rest);
    (template, names)
}
