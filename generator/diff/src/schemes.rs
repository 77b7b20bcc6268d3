//! What security schemes are, whatever they are called.

use std::collections::BTreeSet;

use super::at::At;
use super::comparer::Comparer;
use generator::source::Place;

impl<'a> Comparer<'a> {
    /// What a scheme is known by in both descriptions.
    pub fn known_as(&self, root: &At<'a>, name: &str) -> String {
        let kind = kind_of(root, name);
        let is_issued = kind == format!("oauth2 {name}") || kind == format!("openidconnect {name}");
        let mut both = [self.old, self.new].into_iter();
        let is_in_both = both.all(|document| scheme_at(&At::root(document), name).is_some());
        match issuer_of(root, name).filter(|_| is_issued && !is_in_both) {
            Some(issuer) => issuer,
            None => kind,
        }
    }
}

/// What a scheme is, without its name and its description.
pub(super) fn kind_of(root: &At<'_>, name: &str) -> String {
    let Some(at) = scheme_at(root, name) else {
        return format!("?{name}");
    };
    let at = at.resolved();
    let text = |key: &str| at.text(key).unwrap_or_default().to_ascii_lowercase();
    match at.text("type") {
        Some("apiKey") => {
            let name = at.text("name").unwrap_or_default();
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

/// What a scheme whose tokens are asked for elsewhere is, by where these are asked for and what they may be good for.
fn issuer_of(root: &At<'_>, name: &str) -> Option<String> {
    let at = scheme_at(root, name)?.resolved();
    let said = |at: &At<'_>, key: &str| at.text(key).unwrap_or_default().to_owned();
    let mut words = vec![said(&at, "type"), said(&at, "openIdConnectUrl")];
    for (kind, flow) in at.get("flows").iter().flat_map(At::named) {
        let urls = ["authorizationUrl", "tokenUrl"].map(|key| said(&flow, key));
        let scopes = flow.get("scopes");
        let scopes: BTreeSet<&str> = scopes
            .iter()
            .flat_map(At::named)
            .map(|(name, _)| name)
            .collect();
        words.push(format!("{kind} {urls:?} {scopes:?}"));
    }
    Some(words.join(" "))
}

fn scheme_at<'a>(root: &At<'a>, name: &str) -> Option<At<'a>> {
    let place = Place::root()
        .key("components")
        .key("securitySchemes")
        .key(name);
    root.elsewhere(place)
}
