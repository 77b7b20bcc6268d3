//! Parameters with reserved names: HTTP or another part of the description defines them.

use openapiv3::Parameter as Source;

use crate::http_token::is_token;
use crate::lower::Lowering;
use crate::lowered::{Carrier, Credential, Location, Parameter, Security};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::{Change, Place};

/// The headers of the connection, and `Cookie`.
pub const OF_THE_TRANSPORT: [&str; 9] = [
    "connection",
    "content-length",
    "cookie",
    "host",
    "keep-alive",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];

/// The credentials of an operation, with the names of their schemes.
pub type Keys = Vec<(Credential, Name)>;

impl Lowering<'_> {
    /// Returns the credentials that security requirements allow.
    pub fn keys(&self, security: &Security) -> Keys {
        let verifiers = security.alternatives.iter();
        let verifiers = verifiers.filter_map(|way| self.schemes.verifiers.get(way.verifier));
        let schemes = verifiers.flat_map(|verifier| &verifier.schemes);
        let schemes = schemes.filter_map(|index| self.schemes.schemes.get(*index));
        schemes
            .map(|scheme| (scheme.credential.clone(), scheme.name.clone()))
            .collect()
    }

    /// Reports a parameter with a reserved or an invalid name, or that is a credential of the operation.
    pub fn is_owned(&mut self, parameter: &Source, keys: &Keys, place: &Place) -> bool {
        let name = &parameter.parameter_data_ref().name;
        let lower = name.to_ascii_lowercase();
        let (kind, carrier) = match parameter {
            Source::Query { .. } => ("query", Carrier::Query(name)),
            Source::Header { .. } => ("header", Carrier::Header(&lower)),
            Source::Cookie { .. } => ("cookie", Carrier::Cookie(name)),
            Source::Path { .. } => return false,
        };
        if kind != "query" && !is_token(name) {
            let message = format!("invalid {kind} name {}", quoted(name));
            self.diagnose(Code::NotAFieldName, &place.key("name"), message);
            return true;
        }
        let scheme = keys.iter().find(|(key, _)| key.carrier() == carrier);
        let note = match (carrier, scheme) {
            (Carrier::Header("accept" | "content-type" | "authorization"), _) => {
                "media types and security schemes define `Accept`, `Content-Type` and `Authorization`"
                    .to_owned()
            }
            (Carrier::Header(name), _) if name != "cookie" && OF_THE_TRANSPORT.contains(&name) => {
                "the HTTP connection sets it".to_owned()
            }
            (_, Some((_, scheme))) => {
                let scheme = quoted(&scheme.wire);
                format!("it is the credential of the security scheme {scheme}")
            }
            (_, None) => return false,
        };
        let message = format!("the {kind} parameter {} is ignored", quoted(name));
        self.diagnose(Code::IgnoredParameter, place, message)
            .note(note);
        true
    }

    /// Reports the header parameter `Cookie` together with cookies.
    pub fn refuse_cookies_twice(&mut self, parameters: &[Parameter], keys: &Keys, place: &Place) {
        let is_cookie = |parameter: &Parameter| parameter.location == Location::Cookie;
        let is_key = |(key, _): &(Credential, Name)| matches!(key, Credential::CookieKey(_));
        let is_header = |parameter: &Parameter| {
            let name = &parameter.field.name.wire;
            parameter.location == Location::Header && name.eq_ignore_ascii_case("cookie")
        };
        let Some(header) = parameters.iter().find(|one| is_header(one)) else {
            return;
        };
        let what = match parameters.iter().any(is_cookie) {
            true => "the header parameter `Cookie` together with cookie parameters",
            false if keys.iter().any(is_key) => {
                "the header parameter `Cookie` together with a credential in a cookie"
            }
            false => return,
        };
        let entry = self.optional_entry(header, place);
        self.unsupported(Code::UnsupportedParameter, &place.key("parameters"), what)
            .maybe_corrected_by(entry.as_ref(), Change::Remove);
    }
}
