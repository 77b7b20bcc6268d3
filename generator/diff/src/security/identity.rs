//! The identity of security schemes, which may have different names in both descriptions.

use std::collections::BTreeSet;

use crate::comparer::Comparer;
use crate::node::Node;
use openapi_crates::source::Place;

impl<'a> Comparer<'a> {
    /// Returns the identity of a scheme in both descriptions.
    pub(super) fn scheme_identity(&self, root: &Node<'a>, name: &str) -> String {
        let kind = kind_of(root, name);
        let has_issuer =
            kind == format!("oauth2 {name}") || kind == format!("openidconnect {name}");
        let mut both = [self.old, self.new].into_iter();
        let is_in_both = both.all(|document| scheme(&Node::root(document), name).is_some());
        let issuer = || scheme(root, name).map(|scheme| issuer_of(&scheme));
        match has_issuer && !is_in_both {
            true => issuer().unwrap_or(kind),
            false => kind,
        }
    }
}

/// Returns the properties that identify a scheme; its name in addition if tokens are issued for it.
pub(super) fn kind_of(root: &Node<'_>, name: &str) -> String {
    let Some(scheme) = scheme(root, name) else {
        return format!("?{name}");
    };
    let text = |key: &str| scheme.text(key).unwrap_or_default().to_ascii_lowercase();
    match scheme.text("type") {
        Some("apiKey") => {
            let name = scheme.text("name").unwrap_or_default();
            let name = match text("in").as_str() {
                "header" => name.to_ascii_lowercase(),
                _ => name.to_owned(),
            };
            format!("apiKey {} {name}", text("in"))
        }
        Some("http") => format!("http {}", text("scheme")),
        Some("oauth2" | "openIdConnect") => format!("{} {name}", text("type")),
        _ => text("type"),
    }
}

/// Returns the URLs and scopes that identify the issuer of tokens.
fn issuer_of(scheme: &Node<'_>) -> String {
    let text = |node: &Node<'_>, key: &str| node.text(key).unwrap_or_default().to_owned();
    let mut identity = vec![text(scheme, "type"), text(scheme, "openIdConnectUrl")];
    for (kind, flow) in scheme.members_of("flows") {
        let urls = ["authorizationUrl", "tokenUrl"].map(|key| text(&flow, key));
        let scopes: BTreeSet<&str> = flow.members_of("scopes").map(|(name, _)| name).collect();
        identity.push(format!("{kind} {urls:?} {scopes:?}"));
    }
    identity.join(" ")
}

fn scheme<'a>(root: &Node<'a>, name: &str) -> Option<Node<'a>> {
    let section = Place::root().key("components").key("securitySchemes");
    Some(root.at(section.key(name))?.resolved())
}
