//! Security schemes, and what verifies their credentials.

use std::collections::BTreeMap;

use openapiv3::{APIKeyLocation, SecurityScheme as Source};

use super::Conflict;
use crate::lower::Lowering;
use crate::lower::owned_names::OF_THE_TRANSPORT;
use crate::lower::token::is_token;
use crate::lower::upgraded::is_mutual_tls;
use crate::model::{Credential, Issuer, SecurityScheme, Verifier};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

/// Names of generated code that stand beside those of schemes and verifiers.
const RESERVED: &[&str] = &[
    "api",
    "build",
    "builder",
    "clone",
    "deadline",
    "default_caller",
    "enter",
    "enter_open",
    "enter_optional",
    "environment",
    "layer",
    "leave",
    "new",
    "other_servers",
    "parts",
    "refuse",
    "reject",
    "response_limit",
    "retry",
    "scopes",
    "settings",
    "shared",
    "timeout",
    "transport",
    "verified",
];

/// Whether a header means something to HTTP itself, and is no place for a key.
fn is_no_place(header: &str) -> bool {
    matches!(header, "accept" | "content-type") || OF_THE_TRANSPORT.contains(&header)
}

/// A name that no function has which takes what provides the secret of another scheme.
fn not_a_provider(name: Name) -> Name {
    match name.rust.ends_with("_provider") {
        true => Name {
            rust: format!("{}_scheme", name.rust),
            ..name
        },
        false => name,
    }
}

/// The security schemes that were asked for so far, and what verifies them. Those that nobody
/// asks for are not looked at.
#[derive(Debug)]
pub(in crate::lower) struct Schemes {
    scope: Scope,
    known: BTreeMap<String, Option<usize>>,
    pub(in crate::lower) schemes: Vec<SecurityScheme>,
    pub(in crate::lower) verifiers: Vec<Verifier>,
    /// What the document asks of all callers, where no request satisfies it.
    pub(in crate::lower) refused: Vec<Conflict>,
}

impl Schemes {
    /// No scheme, in a place where these names are taken, too.
    pub(in crate::lower) fn beside(names: &[&str]) -> Self {
        Self {
            scope: Scope::with_reserved(RESERVED.iter().chain(names).copied()),
            ..Self::default()
        }
    }
}

impl Default for Schemes {
    fn default() -> Self {
        Self {
            scope: Scope::with_reserved(RESERVED.iter().copied()),
            known: BTreeMap::new(),
            schemes: Vec::new(),
            verifiers: Vec::new(),
            refused: Vec::new(),
        }
    }
}

impl<'a> Lowering<'a> {
    /// The scheme of a name, by its index; `None` if it was reported, here or before. `place` is
    /// where it is asked for.
    pub(in crate::lower) fn scheme_named(&mut self, name: &str, place: &Place) -> Option<usize> {
        if let Some(known) = self.schemes.known.get(name) {
            return *known;
        }
        let document = self.document;
        let components = document.openapi.components.as_ref();
        let declared = components.and_then(|components| components.security_schemes.get(name));
        let Some(source) = declared else {
            let message = format!("undeclared security scheme {}", quoted(name));
            let known = components.into_iter();
            let known = known.flat_map(|components| components.security_schemes.keys());
            let near = nearest(name, known.map(String::as_str)).map(did_you_mean);
            self.report
                .add(Code::UndeclaredScheme, place, message)
                .at_key()
                .label("read as one whose credential can be anything")
                .help("declare it in `components/securitySchemes`; the server's method for it decides on requests as they are")
                .maybe_help(near);
            return Some(self.undeclared_scheme(name, place));
        };
        let place = Place::root().key("components").key("securitySchemes");
        let place = place.key(name);
        let resolved = document.resolve(source, &place);
        let index = resolved.map(|resolved| {
            let description = resolved.description.map(str::to_owned);
            let Some(scheme) = self.scheme(name, resolved.item, &resolved.place) else {
                return self.undeclared_scheme(name, &resolved.place);
            };
            self.schemes.schemes.push(SecurityScheme {
                description: description.or(scheme.description),
                ..scheme
            });
            self.schemes.schemes.len() - 1
        });
        self.schemes.known.insert(name.to_owned(), index);
        index
    }

    /// A scheme of which no more than the name is known.
    fn undeclared_scheme(&mut self, name: &str, place: &Place) -> usize {
        let credential = Credential::Undeclared(name.to_owned());
        let rust_name = not_a_provider(Name::lower(name, None));
        let scheme = SecurityScheme {
            name: self.settle_verifier(rust_name, "scheme", place),
            description: None,
            credential,
            members: Vec::new(),
        };
        self.schemes.schemes.push(scheme);
        let index = self.schemes.schemes.len() - 1;
        self.schemes.known.insert(name.to_owned(), Some(index));
        index
    }

    /// The scheme whose credential is that of several, which are all in the same part of a request.
    pub(in crate::lower) fn shared_scheme(&mut self, schemes: &[usize], place: &Place) -> usize {
        let all = schemes.iter();
        let all: Vec<SecurityScheme> = all
            .filter_map(|index| self.schemes.schemes.get(*index).cloned())
            .collect();
        let members: Vec<String> = all.iter().map(|one| one.name.wire.clone()).collect();
        let mut known = self.schemes.schemes.iter();
        if let Some(index) = known.position(|scheme| scheme.members == members) {
            return index;
        }
        let rust: Vec<&str> = all.iter().map(|one| one.name.plain()).collect();
        let name = Name {
            wire: members.join(" and "),
            rust: rust.join("_and_"),
        };
        let mut credentials = all.iter().map(|one| &one.credential);
        let issued = credentials
            .clone()
            .find(|one| matches!(one, Credential::Bearer(Issuer::OAuth2)));
        let credential = issued.or(credentials.next()).cloned();
        let scheme = SecurityScheme {
            name: self.settle_verifier(name, "together", place),
            description: all.into_iter().find_map(|one| one.description),
            credential: credential.unwrap_or(Credential::Bearer(Issuer::Unknown)),
            members,
        };
        self.schemes.schemes.push(scheme);
        self.schemes.schemes.len() - 1
    }

    fn scheme(&mut self, name: &str, source: &Source, place: &Place) -> Option<SecurityScheme> {
        let (description, extensions) = match source {
            Source::APIKey {
                description,
                extensions,
                ..
            }
            | Source::HTTP {
                description,
                extensions,
                ..
            }
            | Source::OAuth2 {
                description,
                extensions,
                ..
            }
            | Source::OpenIDConnect {
                description,
                extensions,
                ..
            } => (description, extensions),
        };
        let credential = self.credential(source, place)?;
        let chosen = self.rust_name(extensions, place);
        let name = not_a_provider(Name::lower(name, chosen.as_deref()));
        Some(SecurityScheme {
            name: self.settle_verifier(name, "scheme", place),
            description: description.clone(),
            credential,
            members: Vec::new(),
        })
    }

    fn credential(&mut self, source: &Source, place: &Place) -> Option<Credential> {
        match source {
            Source::APIKey { location, name, .. } => self.key(location, name, place),
            Source::HTTP { extensions, .. } if is_mutual_tls(extensions) => {
                Some(Credential::Certificate)
            }
            Source::HTTP { scheme, .. } => self.http_scheme(scheme, place),
            Source::OAuth2 { .. } => {
                self.doubt_addresses(place);
                Some(Credential::Bearer(Issuer::OAuth2))
            }
            Source::OpenIDConnect { .. } => {
                self.doubt_addresses(place);
                Some(Credential::Bearer(Issuer::OpenIdConnect))
            }
        }
    }

    fn key(&mut self, location: &APIKeyLocation, name: &str, place: &Place) -> Option<Credential> {
        let (what, credential) = match location {
            APIKeyLocation::Query => return Some(Credential::QueryKey(name.to_owned())),
            APIKeyLocation::Header => ("a header", Credential::HeaderKey(name.to_lowercase())),
            APIKeyLocation::Cookie => ("a cookie", Credential::CookieKey(name.to_owned())),
        };
        let place = place.key("name");
        if !is_token(name) {
            let message = format!("{} is not the name of {what}", quoted(name));
            self.unusable_scheme(&place, message);
            return None;
        }
        if matches!(&credential, Credential::HeaderKey(name) if is_no_place(name)) {
            let message = format!("the header {} cannot carry a key", quoted(name));
            self.unusable_scheme(&place, message);
            return None;
        }
        Some(credential)
    }

    fn http_scheme(&mut self, scheme: &str, place: &Place) -> Option<Credential> {
        if !is_token(scheme) {
            let message = format!("{} is not the name of an HTTP scheme", quoted(scheme));
            self.unusable_scheme(&place.key("scheme"), message);
            return None;
        }
        Some(match scheme.to_ascii_lowercase().as_str() {
            "basic" => Credential::Basic,
            "bearer" => Credential::Bearer(Issuer::Unknown),
            _ => Credential::Http(scheme.to_owned()),
        })
    }

    /// Reports a scheme whose credential no request can carry as it is declared.
    fn unusable_scheme(&mut self, place: &Place, message: String) {
        self.report
            .add(Code::UndeclaredScheme, place, message)
            .label("read as a scheme whose credential can be anything")
            .help("the server's method for it decides on requests as they are");
    }

    /// What verifies the credentials of these schemes together, by its index.
    pub(in crate::lower) fn verifier(&mut self, schemes: Vec<usize>, place: &Place) -> usize {
        let mut known = self.schemes.verifiers.iter();
        if let Some(index) = known.position(|verifier| verifier.schemes == schemes) {
            return index;
        }
        let names = schemes
            .iter()
            .filter_map(|index| self.schemes.schemes.get(*index))
            .map(|scheme| &scheme.name);
        let names: Vec<&Name> = names.collect();
        let name = match names.as_slice() {
            [only] => (*only).clone(),
            several => {
                let wire: Vec<&str> = several.iter().map(|name| name.wire.as_str()).collect();
                let rust: Vec<&str> = several.iter().map(|name| name.plain()).collect();
                let name = Name {
                    wire: wire.join(" and "),
                    rust: rust.join("_and_"),
                };
                self.settle_verifier(name, "together", place)
            }
        };
        self.schemes.verifiers.push(Verifier { name, schemes });
        self.schemes.verifiers.len() - 1
    }

    fn settle_verifier(&mut self, name: Name, kind: &str, place: &Place) -> Name {
        let mut scope = std::mem::take(&mut self.schemes.scope);
        let name = self.settle(&mut scope, name, kind, &[], place);
        self.schemes.scope = scope;
        name
    }
}
