//! Security schemes of a description.

use indexmap::IndexMap;

use super::identity::kind_of;
use crate::change::Verdict;
use crate::comparer::{Comparer, Context, joined};
use crate::node::Node;
use crate::operation::of_paths;

/// A scheme in both descriptions.
struct Pair<'a, 's> {
    name: &'s str,
    old: &'s Node<'a>,
    new: &'s Node<'a>,
    /// The verdict on changes that prevent clients from getting tokens.
    if_used: Verdict,
}

impl<'a> Comparer<'a> {
    pub fn security_schemes(&mut self, old: &Node<'a>, new: &Node<'a>) {
        let list = |root: &Node<'a>| root.get("components")?.get("securitySchemes");
        let all = |root: &Node<'a>| -> IndexMap<&'a str, Node<'a>> {
            let all = list(root).into_iter().flat_map(|list| list.members());
            all.map(|(name, scheme)| (name, scheme.resolved()))
                .collect()
        };
        let old_list = list(old).unwrap_or_else(|| old.clone());
        let new_list = list(new).unwrap_or_else(|| new.clone());
        for (name, was, is) in joined(&all(old), &all(new)) {
            let (change, verb) = match (was, is) {
                (Some(was), Some(is)) => {
                    self.security_scheme(name, was, is);
                    continue;
                }
                (None, _) => ("added", "added"),
                (_, None) => ("removed", "removed"),
            };
            let rule = format!("api-security-component-{change}");
            let message = format!("the security scheme `{name}` was {verb}");
            let (was, is) = (was.unwrap_or(&old_list), is.unwrap_or(&new_list));
            let at = Context::global("").with_member(*name);
            self.report_as(&at, rule, Verdict::Safe, message, was, is);
        }
    }

    fn security_scheme(&mut self, name: &str, old: &Node<'a>, new: &Node<'a>) {
        let (old_root, new_root) = (old.document_root(), new.document_root());
        let if_used = match is_used(&old_root, name) {
            true => Verdict::Breaking,
            false => Verdict::Safe,
        };
        let pair = Pair {
            name,
            old,
            new,
            if_used,
        };
        if kind_of(&old_root, name) != kind_of(&new_root, name) {
            self.report_scheme(
                &pair,
                "type-changed",
                Verdict::Safe,
                "has another type, name or location",
            );
            return;
        }
        for (key, what, verdict) in [
            ("bearerFormat", "bearer-format-changed", Verdict::Safe),
            ("openIdConnectUrl", "openid-connect-url-changed", if_used),
        ] {
            if old.text(key) != new.text(key) {
                self.report_scheme(&pair, what, verdict, &format!("has another `{key}`"));
            }
        }
        let flows = |node: &Node<'a>| -> IndexMap<&'a str, Node<'a>> {
            node.get("flows")
                .into_iter()
                .flat_map(|flows| flows.entries())
                .collect()
        };
        for (kind, was, is) in joined(&flows(old), &flows(new)) {
            match (was, is) {
                (Some(was), Some(is)) => self.oauth_flow(&pair, kind, was, is),
                (None, _) => {
                    let predicate = format!("has the new flow `{kind}`");
                    self.report_scheme(&pair, "oauth-flow-added", Verdict::Safe, &predicate);
                }
                (_, None) => {
                    let predicate = format!("no longer has the flow `{kind}`");
                    self.report_scheme(&pair, "oauth-flow-removed", if_used, &predicate);
                }
            }
        }
    }

    fn oauth_flow(&mut self, pair: &Pair<'a, '_>, kind: &str, was: &Node<'a>, is: &Node<'a>) {
        for (key, what) in [
            ("authorizationUrl", "oauth-url-changed"),
            ("tokenUrl", "oauth-token-url-changed"),
        ] {
            if was.text(key) != is.text(key) {
                let predicate = format!("has another `{key}` for the flow `{kind}`");
                self.report_scheme(pair, what, pair.if_used, &predicate);
            }
        }
        let scopes = |flow: &Node<'a>| -> IndexMap<&'a str, &'a serde_json::Value> {
            let scopes = flow.members_of("scopes");
            scopes
                .map(|(scope, description)| (scope, description.value))
                .collect()
        };
        for (scope, was, is) in joined(&scopes(was), &scopes(is)) {
            let (what, predicate) = match (was, is) {
                (Some(_), None) => (
                    "oauth-scope-removed",
                    format!("no longer has the scope `{scope}`"),
                ),
                (None, Some(_)) => ("oauth-scope-added", format!("has the new scope `{scope}`")),
                (was, is) if was != is => {
                    let predicate = format!("has another description of the scope `{scope}`");
                    ("oauth-scope-changed", predicate)
                }
                _ => continue,
            };
            self.report_scheme(pair, what, Verdict::Safe, &predicate);
        }
    }

    fn report_scheme(
        &mut self,
        pair: &Pair<'_, '_>,
        what: &str,
        verdict: Verdict,
        predicate: &str,
    ) {
        let at = Context::global("").with_member(pair.name);
        let rule = format!("api-security-component-{what}");
        let message = format!("the security scheme `{}` {predicate}", pair.name);
        self.report_as(&at, rule, verdict, message, pair.old, pair.new);
    }
}

/// `true` if the description or one of its operations requires a scheme.
fn is_used(root: &Node<'_>, name: &str) -> bool {
    let requires = |owner: &Node<'_>| {
        let mut requirements = owner.items_of("security");
        requirements.any(|one| one.get(name).is_some())
    };
    let operations = of_paths(root);
    requires(root)
        || operations
            .values()
            .any(|operation| requires(&operation.node))
}
