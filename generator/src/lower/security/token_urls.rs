//! Where clients get their tokens, and for what: addresses that people and other tools read, and
//! generated code does not, and scopes.

use std::collections::BTreeSet;

use openapiv3::{OAuth2Flows, SecurityScheme};
use serde_json::Value;

use crate::lower::Lowering;
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

impl Lowering<'_> {
    /// Doubts the addresses of a scheme of OAuth 2 or OpenID Connect that can lead nowhere.
    pub(in crate::lower) fn doubt_addresses(&mut self, scheme: &Place) {
        let Some(Value::Object(fields)) = self.document.raw(scheme) else {
            return;
        };
        let flows = fields.get("flows").and_then(Value::as_object).into_iter();
        let place = scheme.key("flows");
        let of_flows = flows
            .flatten()
            .map(|(name, flow)| (place.key(name), flow.as_object()));
        for (place, fields) in of_flows.chain([(scheme.clone(), Some(fields))]) {
            for (name, value) in fields.into_iter().flatten() {
                if let Value::String(address) = value
                    && name.ends_with("Url")
                    && !may_be_address(address)
                {
                    let message = format!("{} is no address", quoted(address));
                    self.report
                        .add(Code::NoAddressOfIssuer, &place.key(name), message)
                        .help("generated code does not use it, but people who need a token do");
                }
            }
        }
    }
}

impl Lowering<'_> {
    /// Doubts the scopes that a scheme is asked for and does not know of, so that no token may ever
    /// have them.
    pub(in crate::lower) fn doubt_scopes(
        &mut self,
        scheme: &str,
        scopes: &[String],
        place: &Place,
    ) {
        let components = self.document.openapi.components.as_ref();
        let declared = components.and_then(|components| components.security_schemes.get(scheme));
        let at = Place::root().key("components").key("securitySchemes");
        let at = at.key(scheme);
        let found = declared.and_then(|declared| self.document.resolve(declared, &at));
        let Some(SecurityScheme::OAuth2 { flows, .. }) = found.map(|found| found.item) else {
            return;
        };
        let known = scopes_of(flows);
        for (index, scope) in scopes.iter().enumerate() {
            if known.contains(scope.as_str()) {
                continue;
            }
            let message = format!("{} has no scope {}", quoted(scheme), quoted(scope));
            let near = nearest(scope, known.iter().copied()).map(did_you_mean);
            self.report
                .add(Code::UnknownScope, &place.index(index), message)
                .maybe_help(near);
        }
    }
}

/// The scopes of all flows.
fn scopes_of(flows: &OAuth2Flows) -> BTreeSet<&str> {
    let OAuth2Flows {
        implicit,
        password,
        client_credentials,
        authorization_code,
        ..
    } = flows;
    let all = [
        implicit.as_ref().map(|flow| &flow.scopes),
        password.as_ref().map(|flow| &flow.scopes),
        client_credentials.as_ref().map(|flow| &flow.scopes),
        authorization_code.as_ref().map(|flow| &flow.scopes),
    ];
    let scopes = all.into_iter().flatten().flat_map(|scopes| scopes.keys());
    scopes.map(String::as_str).collect()
}

/// Whether a text may be a reference to a URI, relative ones included (RFC 3986), and names something.
fn may_be_address(text: &str) -> bool {
    let may_stand = |letter: char| !letter.is_whitespace() && !"<>\"\\^`|".contains(letter);
    text.chars().all(may_stand) && text.chars().any(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_no_addresses() {
        for text in [
            "https://a.example/token",
            "/oauth/token",
            "token",
            "https://{host}/t?a=b",
        ] {
            assert!(may_be_address(text), "{text}");
        }
        for text in ["", "-", "...", "to be done", "<issuer>"] {
            assert!(!may_be_address(text), "{text}");
        }
    }
}
