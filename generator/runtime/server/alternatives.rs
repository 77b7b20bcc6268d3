//! Several ways in, any one of which is enough.

use super::rejection::Rejection;

/// Why each of the ways in that were tried does not lead in.
#[derive(Debug)]
pub struct Alternatives(Rejection);

impl Alternatives {
    /// None was tried. `challenge` tells of all of them.
    pub const fn new(challenge: &'static str) -> Self {
        Self(Rejection::Unauthorized(challenge))
    }

    /// One was tried. What is worse than a missing credential is kept: a failure of ours before
    /// all, then the first that is told of a credential that is valid.
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

    /// The answer where none of them leads in.
    pub fn into_rejection(self) -> Rejection {
        self.0
    }
}
