//! What a caller must satisfy.

use openapiv3::SecurityRequirement;

use super::Lowering;
use crate::model::{Alternative, Security};
use crate::report::{Code, quoted};
use crate::source::Place;

/// A scheme that a requirement names, by its index, with the scopes.
type Required<'a> = (usize, &'a [String]);

impl<'a> Lowering<'a> {
    /// What the document asks of the callers of all operations.
    pub(super) fn default_security(&mut self) -> Security {
        match &self.document.openapi.security {
            Some(requirements) => self.security(requirements, &Place::root().key("security")),
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
            Some(own) => self.security(own, &place.key("security")),
            None => default.clone(),
        }
    }

    /// Any one of some requirements. What is not understood of them is an error, and nothing is
    /// generated: no operation is open by accident.
    fn security(&mut self, requirements: &[SecurityRequirement], place: &Place) -> Security {
        let mut security = Security::default();
        for (index, requirement) in requirements.iter().enumerate() {
            if requirement.is_empty() {
                security.anonymous = true;
            } else if let Some(way) = self.alternative(requirement, &place.index(index))
                && !security.alternatives.contains(&way)
            {
                security.alternatives.push(way);
            }
        }
        security
    }

    /// All of the schemes of a requirement.
    fn alternative(
        &mut self,
        requirement: &SecurityRequirement,
        place: &Place,
    ) -> Option<Alternative> {
        let mut required = Vec::new();
        for (name, scopes) in requirement {
            let scheme = self.scheme_named(name, &place.key(name));
            self.doubt_scopes(name, scopes, &place.key(name));
            required.push(scheme.map(|scheme| (scheme, scopes.as_slice())));
        }
        // Each scheme that is not understood has been reported.
        let mut required: Vec<Required<'_>> = required.into_iter().collect::<Option<_>>()?;
        required.sort_by_cached_key(|(scheme, _)| {
            let scheme = self.schemes.schemes.get(*scheme);
            scheme.map(|scheme| scheme.name.wire.clone())
        });
        let schemes: Vec<usize> = required.iter().map(|(scheme, _)| *scheme).collect();
        if !self.fit_together(&schemes, place) {
            return None;
        }
        Some(Alternative {
            verifier: self.verifier(schemes, place),
            scopes: required.iter().map(|(_, scopes)| scopes.to_vec()).collect(),
        })
    }

    /// Whether one request can carry the credentials of all of these schemes.
    fn fit_together(&mut self, schemes: &[usize], place: &Place) -> bool {
        for (position, index) in schemes.iter().enumerate() {
            let Some(scheme) = self.schemes.schemes.get(*index) else {
                continue;
            };
            let carrier = scheme.credential.carrier();
            let mut others = schemes.iter().skip(position + 1);
            let other = others.find_map(|other| {
                let other = self.schemes.schemes.get(*other)?;
                (other.credential.carrier() == carrier).then_some(other)
            });
            if let Some(other) = other {
                let (one, other) = (quoted(&scheme.name.wire), quoted(&other.name.wire));
                let message =
                    format!("no request can carry the credentials of both {one} and {other}");
                self.report
                    .add(Code::CredentialsExclude, place, message)
                    .help("as alternatives, they are items of their own in the list");
                return false;
            }
        }
        true
    }
}
