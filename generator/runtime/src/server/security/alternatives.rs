//! Security requirements with alternatives, any of which is sufficient.

use crate::runtime::server::credential_error::{CredentialError, CredentialProblem};
use crate::runtime::server::rejection::Rejection;

/// Collects the rejections of the alternatives.
#[derive(Debug)]
pub struct Alternatives {
    rejection: Option<Rejection>,
    error: CredentialError,
}

impl Alternatives {
    /// Starts without rejections. `challenge` lists the challenges of all alternatives.
    pub const fn new(challenge: &'static str) -> Self {
        Self {
            rejection: None,
            error: CredentialError::new(None, CredentialProblem::Missing, Some(challenge)),
        }
    }

    /// Adds a rejection. Server errors take precedence, then the first rejection of a valid
    /// credential, then invalid credentials, then missing credentials.
    pub fn note(&mut self, rejection: Rejection) {
        match (&self.rejection, rejection) {
            (_, Rejection::Unauthorized(error)) => self.note_error(error),
            (Some(known), new)
                if known.status().is_server_error() || !new.status().is_server_error() => {}
            (_, new) => self.rejection = Some(new),
        }
    }

    fn note_error(&mut self, error: CredentialError) {
        if self.error.problem == CredentialProblem::Missing
            && error.problem != CredentialProblem::Missing
        {
            self.error = CredentialError {
                challenge: self.error.challenge,
                ..error
            };
        }
    }

    /// Returns the resulting rejection.
    pub fn into_rejection(self) -> Rejection {
        self.rejection.unwrap_or_else(|| self.error.into())
    }
}
