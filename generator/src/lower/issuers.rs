//! Where clients get their tokens: addresses that people and other tools read, and generated code does not.

use serde_json::Value;

use super::Lowering;
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Doubts the addresses of a scheme of OAuth 2 or OpenID Connect that can lead nowhere.
    pub(super) fn doubt_addresses(&mut self, scheme: &Place) {
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
