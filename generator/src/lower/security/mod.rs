//! Security requirements and schemes.
//!
//! In: `security` and `components/securitySchemes`. Out: [`Security`] of each operation, the schemes in use and their
//! verifiers. Depends on `parameter` for reserved names. An operation is never public by accident: requirements that
//! cannot be met are errors.

mod oauth;
mod scheme;

pub use scheme::Schemes;

use openapiv3::SecurityRequirement;

use crate::lower::Lowering;
use crate::lowered::{Alternative, AlwaysSent, Carrier, Credential, Operation, Security};
use crate::options::Credentials;
use crate::report::{Code, listed, quoted};
use crate::source::Place;

/// A required scheme by its index, with the scopes.
type Required<'a> = (usize, &'a [String]);

/// A requirement that no request can meet.
#[derive(Clone, Debug)]
pub struct Conflict {
    place: Place,
    message: String,
}

impl<'a> Lowering<'a> {
    /// Reports schemes without effect: no operation requires any of them.
    pub fn report_unrequired_schemes(&mut self) {
        let components = self.document.openapi.components.as_ref();
        let is_declared = components.is_some_and(|all| !all.security_schemes.is_empty());
        if is_declared && self.schemes.is_unused() {
            let place = Place::root().key("components").key("securitySchemes");
            let message = "no operation requires a security scheme";
            self.diagnose(Code::UnrequiredSchemes, &place, message)
                .at_key()
                .label("clients cannot authenticate")
                .help(
                    "add `security` to the description or to operations, or generate the client with `--credentials always`",
                );
        }
    }

    /// The credentials that clients send with operations that require none, if that is wanted: those of the description,
    /// of its operations, or else of each declared scheme.
    pub fn always_sent(
        &mut self,
        operations: &[Operation],
        default: &Security,
    ) -> Option<AlwaysSent> {
        if self.operation_options.credentials != Credentials::Always {
            return None;
        }
        let (required_schemes, required_verifiers) =
            (self.schemes.schemes.len(), self.schemes.verifiers.len());
        let of_operations = operations.iter().map(|operation| &operation.security);
        let required = std::iter::once(default).chain(of_operations);
        let mut alternatives: Vec<Alternative> = Vec::new();
        for alternative in required.flat_map(|security| &security.alternatives) {
            let is_same = |known: &Alternative| known.verifier == alternative.verifier;
            if !alternatives.iter().any(is_same) {
                alternatives.push(alternative.clone());
            }
        }
        if alternatives.is_empty() {
            alternatives = self.declared_alternatives();
        }
        let security = Security {
            alternatives,
            anonymous: true,
        };
        (!security.is_open()).then_some(AlwaysSent {
            security,
            required_schemes,
            required_verifiers,
        })
    }

    /// An alternative for each declared scheme.
    fn declared_alternatives(&mut self) -> Vec<Alternative> {
        let components = self.document.openapi.components.as_ref();
        let schemes = components
            .iter()
            .flat_map(|all| all.security_schemes.keys());
        schemes
            .filter_map(|name| {
                let place = Place::component("securitySchemes", name);
                let scheme = self.scheme_named(name, &place)?;
                Some(Alternative {
                    verifier: self.verifier(vec![scheme], &place),
                    scopes: vec![Vec::new()],
                })
            })
            .collect()
    }

    /// The default requirements of the document.
    pub fn default_security(&mut self) -> Security {
        let Some(requirements) = &self.document.openapi.security else {
            return Security::default();
        };
        let place = Place::root().key("security");
        let (security, conflicts) = self.security(requirements, &place);
        match security.is_open() {
            // Each operation with these requirements is refused.
            true => self.schemes.conflicts = conflicts,
            false => self.report_conflicts(&conflicts, &security, None),
        }
        security
    }

    /// The requirements of an operation.
    pub fn operation_security(
        &mut self,
        operation: &openapiv3::Operation,
        default: &Security,
        place: &Place,
    ) -> Security {
        let (security, conflicts) = match &operation.security {
            Some(own) => self.security(own, &place.key("security")),
            None => (default.clone(), self.schemes.conflicts.clone()),
        };
        self.report_conflicts(&conflicts, &security, Some(place));
        security
    }

    fn security(
        &mut self,
        requirements: &[SecurityRequirement],
        place: &Place,
    ) -> (Security, Vec<Conflict>) {
        let mut security = Security::default();
        let mut conflicts = Vec::new();
        for (index, requirement) in requirements.iter().enumerate() {
            let place = place.index(index);
            if requirement.is_empty() {
                security.anonymous = true;
                continue;
            }
            match self.alternative(requirement, &place) {
                Ok(alternative) if security.alternatives.contains(&alternative) => {}
                Ok(alternative) => security.alternatives.push(alternative),
                Err(Some(message)) => conflicts.push(Conflict { place, message }),
                // It has been reported.
                Err(None) => {}
            }
        }
        (security, conflicts)
    }

    /// Lowers a requirement; fails with the message for schemes that exclude each other.
    fn alternative(
        &mut self,
        requirement: &SecurityRequirement,
        place: &Place,
    ) -> Result<Alternative, Option<String>> {
        let mut required = Vec::new();
        for (name, scopes) in requirement {
            let scheme = self.scheme_named(name, &place.key(name));
            self.check_scopes(name, scopes, &place.key(name));
            required.push(scheme.map(|scheme| (scheme, scopes.as_slice())));
        }
        let required: Option<Vec<Required<'_>>> = required.into_iter().collect();
        let mut required = required.ok_or(None)?;
        required.sort_by_cached_key(|(scheme, _)| {
            let scheme = self.schemes.schemes.get(*scheme);
            scheme.map(|scheme| scheme.name.wire.clone())
        });
        let (mut schemes, mut scopes) = (Vec::new(), Vec::new());
        for group in self.by_carrier(&required).map_err(Some)? {
            let indices: Vec<usize> = group.iter().map(|(scheme, _)| *scheme).collect();
            schemes.push(match indices.as_slice() {
                [only] => *only,
                several => self.shared(several, place),
            });
            scopes.extend(group.iter().map(|(_, scopes)| scopes.to_vec()));
        }
        let verifier = self.verifier(schemes, place);
        if let Some(verifier) = self.schemes.verifiers.get_mut(verifier) {
            verifier.has_scopes |= scopes.iter().any(|scopes| !scopes.is_empty());
        }
        Ok(Alternative { verifier, scopes })
    }

    /// Groups schemes by the part of a request with their credential; fails with the message for two different
    /// credentials in one part.
    fn by_carrier<'r>(&self, required: &[Required<'r>]) -> Result<Vec<Vec<Required<'r>>>, String> {
        let mut groups: Vec<(Carrier<'_>, Vec<Required<'r>>)> = Vec::new();
        for one in required {
            let Some(scheme) = self.schemes.schemes.get(one.0) else {
                continue;
            };
            let carrier = scheme.credential.carrier();
            let same = groups.iter_mut().find(|(known, _)| *known == carrier);
            let Some((_, group)) = same else {
                groups.push((carrier, vec![*one]));
                continue;
            };
            let first = group.first();
            let first = first.and_then(|(first, _)| self.schemes.schemes.get(*first));
            if let Some(first) = first
                && !may_be_one(&scheme.credential, &first.credential)
            {
                let [one, other] = [first, scheme].map(|scheme| quoted(&scheme.name.wire));
                let part = describe(carrier);
                return Err(format!(
                    "security schemes {one} and {other} both use {part}"
                ));
            }
            group.push(*one);
        }
        Ok(groups.into_iter().map(|(_, group)| group).collect())
    }

    /// The scheme of one credential for several schemes, which is noted once.
    fn shared(&mut self, schemes: &[usize], place: &Place) -> usize {
        let known = self.schemes.schemes.len();
        let shared = self.shared_scheme(schemes, place);
        if shared == known
            && let Some(scheme) = self.schemes.schemes.get(shared)
        {
            let names: Vec<String> = scheme.members.iter().map(|name| quoted(name)).collect();
            let (names, part) = (listed(&names, "and"), describe(scheme.credential.carrier()));
            let all = if scheme.members.len() == 2 {
                "both"
            } else {
                "all"
            };
            let message = format!("security schemes {names} {all} use {part}");
            self.diagnose(Code::SharedCredential, place, message)
                .label("read as one credential that must satisfy each of them")
                .help("write alternatives as separate entries of the list");
        }
        shared
    }

    /// Reports requirements that no request can meet: they are left out if there are others, or else the operation is.
    fn report_conflicts(
        &mut self,
        conflicts: &[Conflict],
        security: &Security,
        operation: Option<&Place>,
    ) {
        let code = match security.is_open() {
            true => Code::CredentialsExclude,
            false => Code::ImpossibleAlternative,
        };
        for Conflict { place, message } in conflicts {
            let diagnostic = self.diagnose(code, place, message.clone());
            diagnostic.help("write alternatives as separate entries of the list");
            if let Some(operation) = operation {
                diagnostic.used_at(operation);
            }
        }
    }
}

fn describe(carrier: Carrier<'_>) -> String {
    match carrier {
        Carrier::Header("authorization") => "the `Authorization` header".to_owned(),
        Carrier::Header(name) => format!("the {} header", quoted(name)),
        Carrier::Query(name) => format!("the query parameter {}", quoted(name)),
        Carrier::Cookie(name) => format!("the cookie {}", quoted(name)),
        Carrier::Connection | Carrier::Unknown(_) => "the connection".to_owned(),
    }
}

/// Returns `true` if two schemes in the same part of a request may have the same credential.
fn may_be_one(one: &Credential, other: &Credential) -> bool {
    matches!((one, other), (Credential::Bearer(_), Credential::Bearer(_))) || one == other
}
