// @generated from github.json by `openapi-crates generate`; do not edit.
//! GitHub's official OpenAPI spec + Octokit extension, version 23.0.2: the client.
//!
//! OpenAPI specs from <https://github.com/github/rest-api-description> with the 'x-octokit' extension required by the Octokit SDKs
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`repos/get`](crate::Client::repos_get) | `GET /repos/{owner}/{repo}` | Get a repository |
//! | [`issues/list-for-repo`](crate::Client::issues_list_for_repo) | `GET /repos/{owner}/{repo}/issues` | List repository issues |
//! | [`issues/create`](crate::Client::issues_create) | `POST /repos/{owner}/{repo}/issues` | Create an issue |
//! | [`issues/get`](crate::Client::issues_get) | `GET /repos/{owner}/{repo}/issues/{issue_number}` | Get an issue |
//! | [`issues/list-comments`](crate::Client::issues_list_comments) | `GET /repos/{owner}/{repo}/issues/{issue_number}/comments` | List issue comments |
//! | [`repos/list-for-user`](crate::Client::repos_list_for_user) | `GET /users/{username}/repos` | List repositories for a user |
//!
//! The feature `cli` adds the command line program `github`, with a command for
//! each operation.

mod client;
mod responses;

#[doc(hidden)]
pub mod operations;
mod tags;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{operations::*, types::*};

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::client::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use client::{Client, ClientBuilder, Environment};
pub use operations::Call;
pub use runtime::body::Body;
pub use runtime::client::builder::BuildError;
pub use runtime::client::call::Operation;
pub use runtime::client::credential::Secret;
pub use runtime::client::credential_provider::{
    CredentialFuture, CredentialProvider, Lease,
};
pub use runtime::client::deviation::Deviation;
pub use runtime::client::failure::{
    Documented, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
#[cfg(feature = "mock")]
pub use runtime::client::mock::{Mock, MockRequest};
pub use runtime::client::operation_info::OperationInfo;
pub use runtime::client::pages::{Items, Paged, Pages};
pub use runtime::client::raw_response::RawResponse;
pub use runtime::client::redirects::RedirectPolicy;
pub use runtime::client::reply::Reply;
pub use runtime::client::request_url::InvalidBaseUrl;
pub use runtime::client::retry::RetryPolicy;
pub use runtime::client::text_enum::{TextEnum, UnknownValue};
pub use runtime::client::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::client::transport::ReqwestTransport;
pub use runtime::client::unknown_fields::UnknownField;
pub use runtime::into_optional::IntoOptional;
pub use runtime::nullable::Nullable;
pub use tags::{issues, repos};
pub use types::{
    AuthorAssociation, BasicError, CodeOfConduct, CodeOfConductSimple, Enterprise,
    FullRepository, Issue, IssueComment, IssueDependenciesSummary, IssueFieldValue,
    IssueType, MinimalRepository, NullableIntegration, NullableIssueComment,
    NullableIssueCommentMinimized, NullableLicenseSimple, NullableMilestone,
    NullablePinnedIssueComment, NullableRepository, NullableSimpleUser, ReactionRollup,
    Repository, ScimError, SecurityAndAnalysis, SimpleUser, SubIssuesSummary,
    ValidationError,
};
