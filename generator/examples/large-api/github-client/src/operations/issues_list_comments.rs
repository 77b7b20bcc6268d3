// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issues/list-comments`: `GET
//! /repos/{owner}/{repo}/issues/{issue_number}/comments`.

use http::{HeaderMap, Method};
use jiff::Zoned;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::header::{self, ReadHeaders};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::pages::{Paged, Paging};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::Path;
use crate::runtime::date_time_by_jiff::DateTimeText;
use crate::runtime::text_format;
use crate::types::basic_error::BasicError;
use crate::types::issue_comment::IssueComment;

/// The required inputs of `issues/list-comments`.
#[derive(Clone, Debug)]
pub struct IssuesListCommentsRequired {
    /// The account owner of the repository. The name is not case sensitive.
    pub owner: String,
    /// The name of the repository without the `.git` extension. The name is not case sensitive.
    pub repo: String,
    /// The number that identifies the issue.
    pub issue_number: i64,
}

impl Client {
    /// List issue comments
    ///
    /// You can use the REST API to list comments on issues and pull requests. Every pull request is an issue, but not every issue is a pull request.
    ///
    /// Issue comments are ordered by ascending ID.
    ///
    /// This endpoint supports the following custom media types. For more information, see "[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types)."
    ///
    /// - **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.
    /// - **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.
    /// - **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.
    /// - **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.
    ///
    /// `GET /repos/{owner}/{repo}/issues/{issue_number}/comments`
    ///
    /// [`Reply::headers`] returns its headers as [`IssuesListCommentsHeaders`].
    pub fn issues_list_comments(
        &self,
        required: IssuesListCommentsRequired,
    ) -> Call<IssuesListComments> {
        let IssuesListCommentsRequired { owner, repo, issue_number } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::GET,
                    Path::from("/repos/")
                        .parameter("owner", owner)
                        .text("/")
                        .parameter("repo", repo)
                        .text("/issues/")
                        .parameter("issue_number", issue_number)
                        .text("/comments"),
                )
                .credential(self.token.as_ref()),
        )
    }
}

impl Call<IssuesListComments> {
    /// Only show results that were last updated after the given time. This is a timestamp in [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) format: `YYYY-MM-DDTHH:MM:SSZ`.
    pub fn since(self, since: Zoned) -> Self {
        Self(self.0.query("since", text_format::text::<DateTimeText>(&since)))
    }

    /// The number of results per page (max 100). For more information, see "[Using pagination in the REST API](https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api)."
    ///
    /// The server defaults to `30`.
    pub fn per_page(self, per_page: i64) -> Self {
        Self(self.0.query("per_page", per_page))
    }

    /// The page number of the results to fetch. For more information, see "[Using pagination in the REST API](https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api)."
    ///
    /// The server defaults to `1`.
    pub fn page(self, page: i64) -> Self {
        Self(self.0.query("page", page))
    }
}

/// The operation `issues/list-comments`.
#[derive(Debug)]
pub enum IssuesListComments {}

impl Operation for IssuesListComments {
    type Success = Reply<Vec<IssueComment>>;

    type Failure = IssuesListCommentsFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "issues/list-comments",
        "/repos/{owner}/{repo}/issues/{issue_number}/comments",
        &["issues"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            403 => Err(received.json_failure(IssuesListCommentsFailure::Forbidden)),
            404 => Err(received.json_failure(IssuesListCommentsFailure::NotFound)),
            410 => Err(received.json_failure(IssuesListCommentsFailure::Gone)),
            429 => Err(received.json_failure(IssuesListCommentsFailure::TooManyRequests)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `issues/list-comments`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum IssuesListCommentsFailure {
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
    IssuesListCommentsFailure {
        Forbidden: 403, "Forbidden, or over a rate limit";
        NotFound: 404, "Resource not found";
        Gone: 410, "Gone";
        TooManyRequests: 429, "Forbidden, or over a rate limit";
    }
}

/// The headers of `IssuesListComments`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct IssuesListCommentsHeaders {
    pub link: Option<String>,
}

impl ReadHeaders for IssuesListCommentsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            link: header::read(headers, "link"),
        }
    }
}

impl Paged for IssuesListComments {
    type Item = IssueComment;

    const PAGING: Paging = Paging::Link;

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        Some(page.into_body())
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `issues list-comments`.

    use crate::client::Client;
    use crate::operations::issues_list_comments::IssuesListCommentsRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-comments",
        about: "List issue comments",
        long_about: "List issue comments\n\nYou can use the REST API to list comments on issues and pull requests. Every pull request is an issue, but not every issue is a pull request.\n\nIssue comments are ordered by ascending ID.\n\nThis endpoint supports the following custom media types. For more information, see \"[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types).\"\n\n- **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.\n- **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.\n- **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.\n- **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.\n\nGET /repos/{owner}/{repo}/issues/{issue_number}/comments",
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
            Flag::new(
                "since",
                Kind::Format("date-time"),
                "Only show results that were last updated after the given time. This is a timestamp in [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) format: `YYYY-MM-DDTHH:MM:SSZ`.",
            ),
            Flag::new(
                "per-page",
                Kind::INT64,
                "The number of results per page (max 100). For more information, see \"[Using pagination in the REST API](https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api).\" [default: 30]",
            ),
            Flag::new(
                "page",
                Kind::INT64,
                "The page number of the results to fetch. For more information, see \"[Using pagination in the REST API](https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api).\" [default: 1]",
            ),
        ],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client
            .issues_list_comments(IssuesListCommentsRequired {
                owner: arguments.required("owner")?,
                repo: arguments.required("repo")?,
                issue_number: arguments.required("issue-number")?,
            });
        if let Some(value) = arguments.optional("since")? {
            call = call.since(value);
        }
        if let Some(value) = arguments.optional("per-page")? {
            call = call.per_page(value);
        }
        if let Some(value) = arguments.optional("page")? {
            call = call.page(value);
        }
        Ok(PreparedCall::pages(call.0, arguments.all_pages(), &[]))
    }
}
