//! Security schemes, and the verifiers of their credentials.

use std::collections::{BTreeMap, BTreeSet};

use openapiv3::{APIKeyLocation, SecurityScheme as Source};
use serde_json::Value;

use super::Conflict;
use crate::http_token::is_token;
use crate::lower::Lowering;
use crate::lower::extensions::Extensions;
use crate::lower::parameter::reserved_names::OF_THE_TRANSPORT;
use crate::lowered::{Credential, Issuer, SecurityScheme, Verifier};
use crate::names::{self, Name, Scope};
use crate::report::{Code, quoted};
use crate::source::upgrade::mark;
use crate::source::{Place, did_you_mean, nearest};

/// The security schemes in use, and their verifiers.
#[derive(Debug)]
pub struct Schemes {
    scope: Scope,
    /// The index of each scheme; `None` if it was reported.
    known: BTreeMap<String, Option<usize>>,
    pub schemes: Vec<SecurityScheme>,
    pub verifiers: Vec<Verifier>,
    /// The conflicts of default requirements that no request can meet.
    pub conflicts: Vec<Conflict>,
}

impl Schemes {
    /// No schemes, whose methods have other names than those of generated code.
    pub fn with_reserved(names: &names::Names) -> Self {
        Self {
            scope: Scope::with_reserved(names.iter().copied()),
            known: BTreeMap::new(),
            schemes: Vec::new(),
            verifiers: Vec::new(),
            conflicts: Vec::new(),
        }
    }

    /// Returns `true` if no scheme is required.
    pub fn is_unused(&self) -> bool {
        self.known.is_empty()
    }
}

impl<'a> Lowering<'a> {
    /// The index of a scheme; `None` if it was reported. `place` is that of the requirement.
    pub fn scheme_named(&mut self, name: &str, place: &Place) -> Option<usize> {
        let name = self.name_of_scheme(name);
        let name = name.as_str();
        if let Some(known) = self.schemes.known.get(name) {
            return *known;
        }
        let index = match self.declared_scheme(name) {
            Some(source) => {
                let place = Place::component("securitySchemes", name);
                let found = self.document.resolve(source, &place);
                found.map(|found| {
                    let declared = self.document.raw(&found.place.key("description"));
                    let declared = declared.and_then(Value::as_str);
                    let description = found.description.or(declared).map(str::to_owned);
                    match self.credential(found.item, &found.place) {
                        Some(credential) => {
                            let chosen = self.rust_name(extensions_of(found.item), &found.place);
                            let name = Name::lower(name, chosen.as_deref());
                            let index =
                                self.add_scheme(name, credential, description, &found.place);
                            self.set_oauth(index, found.item, &found.place);
                            index
                        }
                        None => self.undeclared_scheme(name, &found.place),
                    }
                })
            }
            None => {
                let components = self.document.openapi.components.iter();
                let known = components.flat_map(|components| components.security_schemes.keys());
                let near = nearest(name, known.map(String::as_str)).map(did_you_mean);
                let message = format!("undeclared security scheme {}", quoted(name));
                self.diagnose(Code::UndeclaredScheme, place, message)
                    .at_key()
                    .label("the server's verifier receives the whole request")
                    .help("declare it in `components/securitySchemes`")
                    .maybe_help(near);
                Some(self.undeclared_scheme(name, place))
            }
        };
        self.schemes.known.insert(name.to_owned(), index);
        index
    }

    /// The name of a scheme, which may be a reference to it since OpenAPI 3.2. Names take precedence.
    fn name_of_scheme(&self, name: &str) -> String {
        let place = Place::of_reference(name).filter(|_| self.declared_scheme(name).is_none());
        match place.as_ref().map(Place::steps).as_deref() {
            Some(["components", "securitySchemes", own]) => (*own).to_owned(),
            _ => name.to_owned(),
        }
    }

    fn declared_scheme(&self, name: &str) -> Option<&'a openapiv3::ReferenceOr<Source>> {
        let components = self.document.openapi.components.as_ref()?;
        components.security_schemes.get(name)
    }

    fn undeclared_scheme(&mut self, name: &str, place: &Place) -> usize {
        let credential = Credential::Undeclared(name.to_owned());
        self.add_scheme(Name::lower(name, None), credential, None, place)
    }

    fn add_scheme(
        &mut self,
        name: Name,
        credential: Credential,
        description: Option<String>,
        place: &Place,
    ) -> usize {
        // Setters of credential providers and grants have these suffixes.
        let is_suffixed = |suffix: &&str| name.rust.ends_with(suffix);
        let name = match ["_provider", "_grant"].iter().any(is_suffixed) {
            true => Name {
                rust: format!("{}_scheme", name.rust),
                ..name
            },
            false => name,
        };
        let name = self.verifier_name(name, "scheme", place);
        self.schemes.schemes.push(SecurityScheme {
            name,
            description,
            credential,
            oauth: None,
            members: Vec::new(),
        });
        self.schemes.schemes.len() - 1
    }

    /// Sets the URLs of an OAuth 2.0 scheme.
    fn set_oauth(&mut self, index: usize, source: &Source, place: &Place) {
        if let Source::OAuth2 { .. } = source {
            let urls = self.oauth_urls(place);
            if let Some(scheme) = self.schemes.schemes.get_mut(index) {
                scheme.oauth = urls;
            }
        }
    }

    /// The scheme of several schemes with the same credential.
    pub fn shared_scheme(&mut self, schemes: &[usize], place: &Place) -> usize {
        let all = schemes.iter();
        let all: Vec<SecurityScheme> = all
            .filter_map(|index| self.schemes.schemes.get(*index).cloned())
            .collect();
        let members: Vec<String> = all.iter().map(|one| one.name.wire.clone()).collect();
        let mut known = self.schemes.schemes.iter();
        if let Some(index) = known.position(|scheme| scheme.members == members) {
            return index;
        }
        let credentials = || all.iter().map(|one| &one.credential);
        let is_issued = |one: &&Credential| matches!(one, Credential::Bearer(Issuer::OAuth2));
        let credential = credentials().find(is_issued).or(credentials().next());
        let scheme = SecurityScheme {
            name: self.verifier_name(joined(all.iter().map(|one| &one.name)), "together", place),
            description: all.iter().find_map(|one| one.description.clone()),
            credential: credential
                .cloned()
                .unwrap_or(Credential::Bearer(Issuer::Unknown)),
            oauth: all.iter().find_map(|one| one.oauth.clone()),
            members,
        };
        self.schemes.schemes.push(scheme);
        self.schemes.schemes.len() - 1
    }

    /// The credential of a scheme; `None` if requests cannot have it, which is reported.
    fn credential(&mut self, source: &Source, place: &Place) -> Option<Credential> {
        let (is_valid, place, name, credential) = match source {
            Source::OAuth2 { .. } => return Some(Credential::Bearer(Issuer::OAuth2)),
            Source::OpenIDConnect { .. } => return Some(Credential::Bearer(Issuer::OpenIdConnect)),
            Source::HTTP { extensions, .. } if extensions.contains_key(&mark("type")) => {
                return Some(Credential::Certificate);
            }
            Source::HTTP { scheme, .. } => {
                let credential = match scheme.to_ascii_lowercase().as_str() {
                    "basic" => Credential::Basic,
                    "bearer" => Credential::Bearer(Issuer::Unknown),
                    _ => Credential::Http(scheme.clone()),
                };
                (is_token(scheme), place.key("scheme"), scheme, credential)
            }
            Source::APIKey { location, name, .. } => {
                let lower = name.to_ascii_lowercase();
                let is_free = !matches!(lower.as_str(), "accept" | "content-type")
                    && !OF_THE_TRANSPORT.contains(&lower.as_str());
                let (is_valid, credential) = match location {
                    APIKeyLocation::Query => (true, Credential::QueryKey(name.clone())),
                    APIKeyLocation::Header => {
                        (is_token(name) && is_free, Credential::HeaderKey(lower))
                    }
                    APIKeyLocation::Cookie => (is_token(name), Credential::CookieKey(name.clone())),
                };
                (is_valid, place.key("name"), name, credential)
            }
        };
        if !is_valid {
            let what = match source {
                Source::HTTP { .. } => "an HTTP authentication scheme",
                _ => "an API key",
            };
            let message = format!("invalid name of {what}: {}", quoted(name));
            self.diagnose(Code::UndeclaredScheme, &place, message)
                .label("the server's verifier receives the whole request");
        }
        is_valid.then_some(credential)
    }

    /// Warns of required scopes that no flow of an OAuth 2 scheme declares.
    pub fn check_scopes(&mut self, scheme: &str, scopes: &[String], place: &Place) {
        let place_of_scheme = Place::component("securitySchemes", scheme);
        let declared = self.declared_scheme(scheme);
        let found = declared.and_then(|one| self.document.resolve(one, &place_of_scheme));
        let flows = found.filter(|found| matches!(found.item, Source::OAuth2 { .. }));
        let flows = flows.and_then(|found| self.document.raw(&found.place)?.get("flows"));
        let Some(flows) = flows.and_then(Value::as_object) else {
            return;
        };
        let known = flows
            .values()
            .filter_map(|flow| flow.get("scopes")?.as_object());
        let known: BTreeSet<&String> = known.flat_map(|scopes| scopes.keys()).collect();
        for (index, scope) in scopes.iter().enumerate() {
            if known.contains(scope) {
                continue;
            }
            let message = format!("{} has no scope {}", quoted(scheme), quoted(scope));
            let near = nearest(scope, known.iter().map(|known| known.as_str()));
            self.diagnose(Code::UnknownScope, &place.index(index), message)
                .maybe_help(near.map(did_you_mean));
        }
    }

    /// The index of the verifier of these schemes together.
    pub fn verifier(&mut self, schemes: Vec<usize>, place: &Place) -> usize {
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
            several => self.verifier_name(joined(several.iter().copied()), "together", place),
        };
        let has_scopes = self.grant_scopes(&schemes);
        self.schemes.verifiers.push(Verifier {
            name,
            schemes,
            has_scopes,
        });
        self.schemes.verifiers.len() - 1
    }

    /// Returns `true` if the access tokens of a scheme have scopes.
    fn grant_scopes(&self, schemes: &[usize]) -> bool {
        let mut schemes = schemes
            .iter()
            .filter_map(|index| self.schemes.schemes.get(*index));
        schemes.any(|scheme| match scheme.credential {
            Credential::Bearer(issuer) => issuer != Issuer::Unknown,
            _ => false,
        })
    }

    fn verifier_name(&mut self, name: Name, kind: &str, place: &Place) -> Name {
        let mut scope = std::mem::take(&mut self.schemes.scope);
        let name = self.claim_name(&mut scope, name, kind, &[], place);
        self.schemes.scope = scope;
        name
    }
}

/// The name of several schemes together.
fn joined<'n>(names: impl Iterator<Item = &'n Name> + Clone) -> Name {
    let wire: Vec<&str> = names.clone().map(|name| name.wire.as_str()).collect();
    let rust: Vec<&str> = names.map(Name::plain).collect();
    Name {
        wire: wire.join(" and "),
        rust: rust.join("_and_"),
    }
}

fn extensions_of(source: &Source) -> &Extensions {
    match source {
        Source::APIKey { extensions, .. }
        | Source::HTTP { extensions, .. }
        | Source::OAuth2 { extensions, .. }
        | Source::OpenIDConnect { extensions, .. } => extensions,
    }
}
