//! What a caller must satisfy.

mod scheme;
mod token_urls;

pub(super) use scheme::Schemes;

use openapiv3::SecurityRequirement;

use crate::lower::Lowering;
use crate::model::{Alternative, Carrier, Credential, Security};
use crate::report::{Code, listed, quoted};
use crate::source::Place;

/// A scheme that a requirement names, by its index, with the scopes.
type Required<'a> = (usize, &'a [String]);

/// A requirement that no request satisfies, for two of its schemes.
#[derive(Debug)]
pub(super) struct Conflict {
    place: Place,
    schemes: [String; 2],
}

impl<'a> Lowering<'a> {
    /// What the document asks of the callers of all operations.
    pub(super) fn default_security(&mut self) -> Security {
        match &self.document.openapi.security {
            Some(requirements) => {
                let place = Place::root().key("security");
                let (security, conflicts) = self.security(requirements, &place);
                match security.is_open() {
                    // Each operation that has it is refused.
                    true => self.schemes.refused = conflicts,
                    false => self.refuse_conflicts(&conflicts, &security, None),
                }
                security
            }
            None => Security::default(),
        }
    }

    /// What an operation asks of its callers.
    pub(super) fn operation_security(
        &mut self,
        operation: &openapiv3::Operation,
        default: &Security,
        place: &Place,
    ) -> Security {
        match &operation.security {
            Some(own) => {
                let (security, conflicts) = self.security(own, &place.key("security"));
                self.refuse_conflicts(&conflicts, &security, Some(place));
                security
            }
            None => {
                let conflicts = std::mem::take(&mut self.schemes.refused);
                self.refuse_conflicts(&conflicts, default, Some(place));
                self.schemes.refused = conflicts;
                default.clone()
            }
        }
    }

    /// Any one of some requirements. What is not understood of them is an error, and nothing is
    /// generated: no operation is open by accident.
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
                Ok(way) if security.alternatives.contains(&way) => {}
                Ok(way) => security.alternatives.push(way),
                Err(Some(schemes)) => conflicts.push(Conflict { place, schemes }),
                // It was reported.
                Err(None) => {}
            }
        }
        (security, conflicts)
    }

    /// All of the schemes of a requirement, or two of them that no request can satisfy together.
    fn alternative(
        &mut self,
        requirement: &SecurityRequirement,
        place: &Place,
    ) -> Result<Alternative, Option<[String; 2]>> {
        let mut required = Vec::new();
        for (name, scopes) in requirement {
            let scheme = self.scheme_named(name, &place.key(name));
            self.doubt_scopes(name, scopes, &place.key(name));
            required.push(scheme.map(|scheme| (scheme, scopes.as_slice())));
        }
        // Each scheme that is not understood has been reported.
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
        Ok(Alternative {
            verifier: self.verifier(schemes, place),
            scopes,
        })
    }

    /// The schemes by the parts of a request that carry their credentials, of which each carries one; two schemes
    /// whose credentials differ and are in the same part, if there are any.
    fn by_carrier<'r>(
        &self,
        required: &[Required<'r>],
    ) -> Result<Vec<Vec<Required<'r>>>, [String; 2]> {
        let mut groups: Vec<Vec<Required<'r>>> = Vec::new();
        for one in required {
            let Some(scheme) = self.schemes.schemes.get(one.0) else {
                continue;
            };
            let first_of = |group: &Vec<Required<'_>>| {
                let (first, _) = group.first()?;
                self.schemes.schemes.get(*first)
            };
            let carrier = scheme.credential.carrier();
            let is_of = |group: &&mut Vec<Required<'r>>| {
                first_of(group).is_some_and(|first| first.credential.carrier() == carrier)
            };
            match groups.iter_mut().find(is_of) {
                None => groups.push(vec![*one]),
                Some(group) => {
                    let other = first_of(group).unwrap_or(scheme);
                    if !are_one(&scheme.credential, &other.credential) {
                        return Err([other, scheme].map(|scheme| scheme.name.wire.clone()));
                    }
                    group.push(*one);
                }
            }
        }
        Ok(groups)
    }

    /// The scheme of one credential that satisfies several schemes, of which it is said once.
    fn shared(&mut self, schemes: &[usize], place: &Place) -> usize {
        let known = self.schemes.schemes.len();
        let shared = self.shared_scheme(schemes, place);
        if shared == known
            && let Some(scheme) = self.schemes.schemes.get(shared)
        {
            let names: Vec<String> = scheme.members.iter().map(|name| quoted(name)).collect();
            let carrier = match scheme.credential.carrier() {
                Carrier::Header(name) => format!("header {}", quoted(name)),
                Carrier::Query(name) => format!("query parameter {}", quoted(name)),
                Carrier::Cookie(name) => format!("cookie {}", quoted(name)),
                Carrier::Connection | Carrier::Unknown(_) => "connection".to_owned(),
            };
            let names = listed(&names, "and");
            let message = format!("security schemes {names} all use the {carrier}");
            self.report
                .add(Code::SharedCredential, place, message)
                .label("read as one credential that must satisfy each of them")
                .help("as alternatives, they are entries of their own in the list");
        }
        shared
    }

    /// Reports the requirements that no request satisfies. Where there is another way in, they are left out; otherwise
    /// the operation is.
    fn refuse_conflicts(
        &mut self,
        conflicts: &[Conflict],
        security: &Security,
        operation: Option<&Place>,
    ) {
        let code = match security.is_open() {
            true => Code::CredentialsExclude,
            false => Code::ImpossibleAlternative,
        };
        for Conflict { place, schemes } in conflicts {
            let [one, other] = schemes.each_ref().map(|name| quoted(name));
            let message = format!(
                "security schemes {one} and {other} put different credentials into the same part of a request"
            );
            let diagnostic = self.report.add(code, place, message);
            diagnostic.help("as alternatives, they are entries of their own in the list");
            if let Some(operation) = operation {
                diagnostic.used_at(operation);
            }
        }
    }
}

/// Whether two schemes whose credentials are in the same part of a request may mean the same credential.
fn are_one(one: &Credential, other: &Credential) -> bool {
    matches!((one, other), (Credential::Bearer(_), Credential::Bearer(_))) || one == other
}
