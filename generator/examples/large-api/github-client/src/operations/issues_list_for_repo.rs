// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issues/list-for-repo`: `GET /repos/{owner}/{repo}/issues`.

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
use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::date_time_by_jiff::DateTimeText;
use crate::runtime::text_format;
use crate::types::basic_error::BasicError;
use crate::types::direction::Direction;
use crate::types::issue::Issue;
use crate::types::validation_error::ValidationError;

/// The required inputs of `issues/list-for-repo`.
#[derive(Clone, Debug)]
pub struct IssuesListForRepoRequired {
    /// The account owner of the repository. The name is not case sensitive.
    pub owner: String,
    /// The name of the repository without the `.git` extension. The name is not case sensitive.
    pub repo: String,
}

impl Client {
    /// List repository issues
    ///
    /// List issues in a repository. Only open issues will be listed.
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
    /// `GET /repos/{owner}/{repo}/issues`
    ///
    /// [`Reply::headers`] returns its headers as [`IssuesListForRepoHeaders`].
    pub fn issues_list_for_repo(
        &self,
        required: IssuesListForRepoRequired,
    ) -> Call<IssuesListForRepo> {
        let IssuesListForRepoRequired { owner, repo } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::GET,
                    Path::from("/repos/")
                        .parameter("owner", owner)
                        .text("/")
                        .parameter("repo", repo)
                        .text("/issues"),
                )
                .credential(self.token.as_ref()),
        )
    }
}

impl Call<IssuesListForRepo> {
    /// If an `integer` is passed, it should refer to a milestone by its `number` field. If the string `*` is passed, issues with any milestone are accepted. If the string `none` is passed, issues without milestones are returned.
    pub fn milestone(self, milestone: impl AsRef<str>) -> Self {
        Self(self.0.query("milestone", milestone.as_ref()))
    }

    /// Indicates the state of the issues to return.
    ///
    /// The server defaults to `open`.
    pub fn state(self, state: IssuesListForRepoState) -> Self {
        Self(self.0.query("state", state))
    }

    /// Can be the name of a user. Pass in `none` for issues with no assigned user, and `*` for issues assigned to any user.
    pub fn assignee(self, assignee: impl AsRef<str>) -> Self {
        Self(self.0.query("assignee", assignee.as_ref()))
    }

    /// Can be the name of an issue type. If the string `*` is passed, issues with any type are accepted. If the string `none` is passed, issues without type are returned.
    pub fn r#type(self, r#type: impl AsRef<str>) -> Self {
        Self(self.0.query("type", r#type.as_ref()))
    }

    /// The user that created the issue.
    pub fn creator(self, creator: impl AsRef<str>) -> Self {
        Self(self.0.query("creator", creator.as_ref()))
    }

    /// A user that's mentioned in the issue.
    pub fn mentioned(self, mentioned: impl AsRef<str>) -> Self {
        Self(self.0.query("mentioned", mentioned.as_ref()))
    }

    /// A comma-separated list of issue field filters in `field_slug:value` format.
    /// Only issues matching all specified field values are returned.
    /// Requires issue fields to be enabled for the repository. Issue fields are
    /// not available for user-owned repositories, and field availability for
    /// organization-owned public repositories depends on the organization's
    /// visibility settings. For example, `priority:Urgent,severity:High` filters
    /// issues where the `priority` field is `Urgent` AND the `severity` field is
    /// `High`.
    pub fn issue_field_values(self, issue_field_values: impl AsRef<str>) -> Self {
        Self(self.0.query("issue_field_values", issue_field_values.as_ref()))
    }

    /// A list of comma separated label names. Example: `bug,ui,@high`
    pub fn labels(self, labels: impl AsRef<str>) -> Self {
        Self(self.0.query("labels", labels.as_ref()))
    }

    /// What to sort results by.
    ///
    /// The server defaults to `created`.
    pub fn sort(self, sort: IssuesListForRepoSort) -> Self {
        Self(self.0.query("sort", sort))
    }

    /// The direction to sort the results by.
    ///
    /// The server defaults to `desc`.
    pub fn direction(self, direction: Direction) -> Self {
        Self(self.0.query("direction", direction))
    }

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

/// The operation `issues/list-for-repo`.
#[derive(Debug)]
pub enum IssuesListForRepo {}

impl Operation for IssuesListForRepo {
    type Success = Reply<Vec<Issue>>;

    type Failure = IssuesListForRepoFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "issues/list-for-repo",
        "/repos/{owner}/{repo}/issues",
        &["issues"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            403 => Err(received.json_failure(IssuesListForRepoFailure::Forbidden)),
            404 => Err(received.json_failure(IssuesListForRepoFailure::NotFound)),
            422 => {
                Err(received.json_failure(IssuesListForRepoFailure::UnprocessableEntity))
            }
            429 => Err(received.json_failure(IssuesListForRepoFailure::TooManyRequests)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `issues/list-for-repo`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum IssuesListForRepoFailure {
    /// `403`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    Forbidden(Reply<BasicError>),
    /// `404`: Resource not found.
    NotFound(Reply<BasicError>),
    /// `422`: Validation failed, or the endpoint has been spammed.
    UnprocessableEntity(Reply<ValidationError>),
    /// `429`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    TooManyRequests(Reply<BasicError>),
}

documented::implement! {
    IssuesListForRepoFailure {
        Forbidden: 403, "Forbidden, or over a rate limit";
        NotFound: 404, "Resource not found";
        UnprocessableEntity: 422, "Validation failed, or the endpoint has been spammed";
        TooManyRequests: 429, "Forbidden, or over a rate limit";
    }
}

/// The headers of `IssuesListForRepo`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct IssuesListForRepoHeaders {
    pub link: Option<String>,
}

impl ReadHeaders for IssuesListForRepoHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            link: header::read(headers, "link"),
        }
    }
}

impl Paged for IssuesListForRepo {
    type Item = Issue;

    const PAGING: Paging = Paging::Link;

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        Some(page.into_body())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IssuesListForRepoState {
    Open,
    Closed,
    All,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    IssuesListForRepoState {
        Open = "open";
        Closed = "closed";
        All = "all";
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IssuesListForRepoSort {
    Created,
    Updated,
    Comments,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    IssuesListForRepoSort {
        Created = "created";
        Updated = "updated";
        Comments = "comments";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `issues list-for-repo`.

    use crate::client::Client;
    use crate::operations::issues_list_for_repo::IssuesListForRepoRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-for-repo",
        about: "List repository issues",
        long_about: "List repository issues\n\nList issues in a repository. Only open issues will be listed.\n\n> [!NOTE]\n> GitHub's REST API considers every pull request an issue, but not every issue is a pull request. For this reason, \"Issues\" endpoints may return both issues and pull requests in the response. You can identify pull requests by the `pull_request` key. Be aware that the `id` of a pull request returned from \"Issues\" endpoints will be an _issue id_. To find out the pull request id, use the \"[List pull requests](https://docs.github.com/rest/pulls/pulls#list-pull-requests)\" endpoint.\n\nThis endpoint supports the following custom media types. For more information, see \"[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types).\"\n\n- **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.\n- **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.\n- **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.\n- **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.\n\nGET /repos/{owner}/{repo}/issues",
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
                "milestone",
                Kind::Text,
                "If an `integer` is passed, it should refer to a milestone by its `number` field. If the string `*` is passed, issues with any milestone are accepted. If the string `none` is passed, issues without mil…",
            ),
            Flag::new(
                "state",
                Kind::OneOf(&["open", "closed", "all"]),
                "Indicates the state of the issues to return. [default: open]",
            ),
            Flag::new(
                "assignee",
                Kind::Text,
                "Can be the name of a user. Pass in `none` for issues with no assigned user, and `*` for issues assigned to any user.",
            ),
            Flag::new(
                "type",
                Kind::Text,
                "Can be the name of an issue type. If the string `*` is passed, issues with any type are accepted. If the string `none` is passed, issues without type are returned.",
            ),
            Flag::new("creator", Kind::Text, "The user that created the issue."),
            Flag::new("mentioned", Kind::Text, "A user that's mentioned in the issue."),
            Flag::new(
                "issue-field-values",
                Kind::Text,
                "A comma-separated list of issue field filters in `field_slug:value` format. Only issues matching all specified field values are returned. Requires issue fields to be enabled for the repository. Issue…",
            ),
            Flag::new(
                "labels",
                Kind::Text,
                "A list of comma separated label names. Example: `bug,ui,@high`",
            ),
            Flag::new(
                "sort",
                Kind::OneOf(&["created", "updated", "comments"]),
                "What to sort results by. [default: created]",
            ),
            Flag::new(
                "direction",
                Kind::OneOf(&["asc", "desc"]),
                "The direction to sort the results by. [default: desc]",
            ),
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
            .issues_list_for_repo(IssuesListForRepoRequired {
                owner: arguments.required("owner")?,
                repo: arguments.required("repo")?,
            });
        if let Some(value) = arguments.optional::<String>("milestone")? {
            call = call.milestone(value);
        }
        if let Some(value) = arguments.optional("state")? {
            call = call.state(value);
        }
        if let Some(value) = arguments.optional::<String>("assignee")? {
            call = call.assignee(value);
        }
        if let Some(value) = arguments.optional::<String>("type")? {
            call = call.r#type(value);
        }
        if let Some(value) = arguments.optional::<String>("creator")? {
            call = call.creator(value);
        }
        if let Some(value) = arguments.optional::<String>("mentioned")? {
            call = call.mentioned(value);
        }
        if let Some(value) = arguments.optional::<String>("issue-field-values")? {
            call = call.issue_field_values(value);
        }
        if let Some(value) = arguments.optional::<String>("labels")? {
            call = call.labels(value);
        }
        if let Some(value) = arguments.optional("sort")? {
            call = call.sort(value);
        }
        if let Some(value) = arguments.optional("direction")? {
            call = call.direction(value);
        }
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
