// @generated from github.json by `openapi-crates generate`; do not edit.
//! `author-association`.

use crate::runtime::client::text_enum::{self, UnknownValue};

/// How the author is associated with the repository.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AuthorAssociation {
    Collaborator,
    Contributor,
    FirstTimer,
    FirstTimeContributor,
    Mannequin,
    Member,
    None,
    Owner,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    AuthorAssociation {
        Collaborator = "COLLABORATOR";
        Contributor = "CONTRIBUTOR";
        FirstTimer = "FIRST_TIMER";
        FirstTimeContributor = "FIRST_TIME_CONTRIBUTOR";
        Mannequin = "MANNEQUIN";
        Member = "MEMBER";
        None = "NONE";
        Owner = "OWNER";
    }
}
