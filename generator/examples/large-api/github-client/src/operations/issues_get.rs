// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issues/get`: `GET /repos/{owner}/{repo}/issues/{issue_number}`.

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
use crate::types::issue::Issue;

/// The required inputs of `issues/get`.
#[derive(Clone, Debug)]
pub struct IssuesGetRequired {
    /// The account owner of the repository. The name is not case sensitive.
    pub owner: String,
    /// The name of the repository without the `.git` extension. The name is not case sensitive.
    pub repo: String,
    /// The number that identifies the issue.
    pub issue_number: i64,
}

impl Client {
    /// Get an issue
    ///
    /// The API returns a [`301 Moved Permanently` status](https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects) if the issue was
    /// [transferred](https://docs.github.com/articles/transferring-an-issue-to-another-repository/) to another repository. If
    /// the issue was transferred to or deleted from a repository where the authenticated user lacks read access, the API
    /// returns a `404 Not Found` status. If the issue was deleted from a repository where the authenticated user has read
    /// access, the API returns a `410 Gone` status. To receive webhook events for transferred and deleted issues, subscribe
    /// to the [`issues`](https://docs.github.com/webhooks/event-payloads/#issues) webhook.
    ///
    /// > \[!NOTE]
    /// > GitHub's REST API considers every pull request an issue, but not every issue is a pull request. For this reason, "Issues" endpoints may return both issues and pull requests in the response. You can identify pull requests by the `pull_request` key. Be aware that the `id` of a pull request returned from "Issues" endpoints will be an _issue id_. To find out the pull request id, use the "[List pull requests](https://docs.github.com/rest/pulls/pulls#list-pull-requests)" endpoint.
    ///
    /// This endpoint supports the following custom media types. For more information, see "[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types)."
    ///
    /// - **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.
    /// - **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.
    /// - **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.
    /// - **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.
    ///
    /// `GET /repos/{owner}/{repo}/issues/{issue_number}`
    pub fn issues_get(&self, required: IssuesGetRequired) -> Call<IssuesGet> {
        let IssuesGetRequired { owner, repo, issue_number } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::GET,
                    Path::from("/repos/")
                        .parameter("owner", owner)
                        .text("/")
                        .parameter("repo", repo)
                        .text("/issues/")
                        .parameter("issue_number", issue_number),
                )
                .credential(self.token.as_ref()),
        )
    }
}

/// The operation `issues/get`.
#[derive(Debug)]
pub enum IssuesGet {}

impl Operation for IssuesGet {
    type Success = Reply<Issue>;

    type Failure = IssuesGetFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "issues/get",
        "/repos/{owner}/{repo}/issues/{issue_number}",
        &["issues"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            403 => Err(received.json_failure(IssuesGetFailure::Forbidden)),
            404 => Err(received.json_failure(IssuesGetFailure::NotFound)),
            410 => Err(received.json_failure(IssuesGetFailure::Gone)),
            429 => Err(received.json_failure(IssuesGetFailure::TooManyRequests)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `issues/get`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum IssuesGetFailure {
    /// `403`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    Forbidden(Reply<BasicError>),
    /// `404`: Resource not found.
    NotFound(Reply<BasicError>),
    /// `410`: Gone.
    Gone(Reply<BasicError>),
    /// `429`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    TooManyRequests(Reply<BasicError>),
}

documented::implement! {
    IssuesGetFailure {
        Forbidden: 403, "Forbidden, or over a rate limit";
        NotFound: 404, "Resource not found";
        Gone: 410, "Gone";
        TooManyRequests: 429, "Forbidden, or over a rate limit";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `issues get`.

    use crate::client::Client;
    use crate::operations::issues_get::IssuesGetRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get",
        about: "Get an issue",
        long_about: "Get an issue\n\nThe API returns a [`301 Moved Permanently` status](https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects) if the issue was\n[transferred](https://docs.github.com/articles/transferring-an-issue-to-another-repository/) to another repository. If\nthe issue was transferred to or deleted from a repository where the authenticated user lacks read access, the API\nreturns a `404 Not Found` status. If the issue was deleted from a repository where the authenticated user has read\naccess, the API returns a `410 Gone` status. To receive webhook events for transferred and deleted issues, subscribe\nto the [`issues`](https://docs.github.com/webhooks/event-payloads/#issues) webhook.\n\n> [!NOTE]\n> GitHub's REST API considers every pull request an issue, but not every issue is a pull request. For this reason, \"Issues\" endpoints may return both issues and pull requests in the response. You can identify pull requests by the `pull_request` key. Be aware that the `id` of a pull request returned from \"Issues\" endpoints will be an _issue id_. To find out the pull request id, use the \"[List pull requests](https://docs.github.com/rest/pulls/pulls#list-pull-requests)\" endpoint.\n\nThis endpoint supports the following custom media types. For more information, see \"[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types).\"\n\n- **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.\n- **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.\n- **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.\n- **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.\n\nGET /repos/{owner}/{repo}/issues/{issue_number}",
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
            Flag::new(
                    "issue-number",
                    Kind::INT64,
                    "The number that identifies the issue.",
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
                    .issues_get(IssuesGetRequired {
                        owner: arguments.required("owner")?,
                        repo: arguments.required("repo")?,
                        issue_number: arguments.required("issue-number")?,
                    })
                    .0,
            ),
        )
    }
}
