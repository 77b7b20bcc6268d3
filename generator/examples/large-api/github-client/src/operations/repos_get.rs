// @generated from github.json by `openapi-crates generate`; do not edit.
//! `repos/get`: `GET /repos/{owner}/{repo}`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::Path;
use crate::types::basic_error::BasicError;
use crate::types::full_repository::FullRepository;

/// The required inputs of `repos/get`.
#[derive(Clone, Debug)]
pub struct ReposGetRequired {
    /// The account owner of the repository. The name is not case sensitive.
    pub owner: String,
    /// The name of the repository without the `.git` extension. The name is not case sensitive.
    pub repo: String,
}

impl Client {
    /// Get a repository
    ///
    /// The `parent` and `source` objects are present when the repository is a fork. `parent` is the repository this repository was forked from, `source` is the ultimate source for the network.
    ///
    /// > \[!NOTE]
    /// > - In order to see the `security_and_analysis` block for a repository you must have admin permissions for the repository or be an owner or security manager for the organization that owns the repository. For more information, see "[Managing security managers in your organization](https://docs.github.com/organizations/managing-peoples-access-to-your-organization-with-roles/managing-security-managers-in-your-organization)."
    /// > - To view merge-related settings, you must have the `contents:read` and `contents:write` permissions.
    ///
    /// `GET /repos/{owner}/{repo}`
    pub fn repos_get(&self, required: ReposGetRequired) -> Call<ReposGet> {
        let ReposGetRequired { owner, repo } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::GET,
                    Path::from("/repos/")
                        .parameter("owner", owner)
                        .text("/")
                        .parameter("repo", repo),
                )
                .credential(self.token.as_ref()),
        )
    }
}

/// The operation `repos/get`.
#[derive(Debug)]
pub enum ReposGet {}

impl Operation for ReposGet {
    type Success = Reply<FullRepository>;

    type Failure = ReposGetFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "repos/get",
        "/repos/{owner}/{repo}",
        &["repos"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            403 => Err(received.json_failure(ReposGetFailure::Forbidden)),
            404 => Err(received.json_failure(ReposGetFailure::NotFound)),
            429 => Err(received.json_failure(ReposGetFailure::TooManyRequests)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `repos/get`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReposGetFailure {
    /// `403`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    Forbidden(Reply<BasicError>),
    /// `404`: Resource not found.
    NotFound(Reply<BasicError>),
    /// `429`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    TooManyRequests(Reply<BasicError>),
}

documented::implement! {
    ReposGetFailure {
        Forbidden: 403, "Forbidden, or over a rate limit";
        NotFound: 404, "Resource not found";
        TooManyRequests: 429, "Forbidden, or over a rate limit";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `repos get`.

    use crate::client::Client;
    use crate::operations::repos_get::ReposGetRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get",
        about: "Get a repository",
        long_about: "Get a repository\n\nThe `parent` and `source` objects are present when the repository is a fork. `parent` is the repository this repository was forked from, `source` is the ultimate source for the network.\n\n> [!NOTE]\n> - In order to see the `security_and_analysis` block for a repository you must have admin permissions for the repository or be an owner or security manager for the organization that owns the repository. For more information, see \"[Managing security managers in your organization](https://docs.github.com/organizations/managing-peoples-access-to-your-organization-with-roles/managing-security-managers-in-your-organization).\"\n> - To view merge-related settings, you must have the `contents:read` and `contents:write` permissions.\n\nGET /repos/{owner}/{repo}",
        flags: &[
            Flag::new(
                    "owner",
                    Kind::Text,
                    "The account owner of the repository. The name is not case sensitive.",
                )
                .argument()
                .required(),
            Flag::new(
                    "repo",
                    Kind::Text,
                    "The name of the repository without the `.git` extension. The name is not case sensitive.",
                )
                .argument()
                .required(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .repos_get(ReposGetRequired {
                        owner: arguments.required("owner")?,
                        repo: arguments.required("repo")?,
                    })
                    .0,
            ),
        )
    }
}
