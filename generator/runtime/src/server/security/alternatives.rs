//! Security requirements with alternatives, any of which is sufficient.

use crate::runtime::server::rejection::Rejection;

/// Collects the rejections of the alternatives.
#[derive(Debug)]
pub struct Alternatives(Rejection);

impl Alternatives {
    /// Starts without rejections. `challenge` lists the challenges of all alternatives.
    pub const fn new(challenge: &'static str) -> Self {
        Self(Rejection::Unauthorized(challenge))
    }

    /// Adds a rejection. Server errors take precedence, then the first rejection of a valid
    /// credential, then missing credentials.
    pub fn note(&mut self, rejection: Rejection) {
        let is_kept = match (&self.0, &rejection) {
            (_, Rejection::Unauthorized(_)) => true,
            (Rejection::Unauthorized(_), _) => false,
            (known, new) => known.status().is_server_error() || !new.status().is_server_error(),
        };
        if !is_kept {
            self.0 = rejection;
        }
    }

    /// Returns the resulting rejection.
    pub fn into_rejection(self) -> Rejection {
        self.0
    }
}
