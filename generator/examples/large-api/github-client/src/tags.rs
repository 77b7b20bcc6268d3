// @generated from github.json by `openapi-crates generate`; do not edit.
//! The operations, by tag.

pub mod issues {
    //! The operations of the tag `issues`.
    //!
    //! Interact with GitHub Issues.
    //!
    //! | operation | method and path | |
    //! | --- | --- | --- |
    //! | [`issues/list-for-repo`](crate::Client::issues_list_for_repo) | `GET /repos/{owner}/{repo}/issues` | List repository issues |
    //! | [`issues/create`](crate::Client::issues_create) | `POST /repos/{owner}/{repo}/issues` | Create an issue |
    //! | [`issues/get`](crate::Client::issues_get) | `GET /repos/{owner}/{repo}/issues/{issue_number}` | Get an issue |
    //! | [`issues/list-comments`](crate::Client::issues_list_comments) | `GET /repos/{owner}/{repo}/issues/{issue_number}/comments` | List issue comments |

    pub use crate::operations::issues_list_for_repo::*;
    pub use crate::operations::issues_create::*;
    pub use crate::operations::issues_get::*;
    pub use crate::operations::issues_list_comments::*;
}

pub mod repos {
    //! The operations of the tag `repos`.
    //!
    //! Interact with GitHub Repos.
    //!
    //! | operation | method and path | |
    //! | --- | --- | --- |
    //! | [`repos/get`](crate::Client::repos_get) | `GET /repos/{owner}/{repo}` | Get a repository |
    //! | [`repos/list-for-user`](crate::Client::repos_list_for_user) | `GET /users/{username}/repos` | List repositories for a user |

    pub use crate::operations::repos_get::*;
    pub use crate::operations::repos_list_for_user::*;
}
