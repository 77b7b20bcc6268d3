// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issues/create`: `POST /repos/{owner}/{repo}/issues`.

use http::{HeaderMap, Method};
use serde_json::Value;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::header::{self, ReadHeaders};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::Path;
use crate::runtime::nullable::Nullable;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::basic_error::BasicError;
use crate::types::issue::Issue;
use crate::types::validation_error::ValidationError;

/// The required inputs of `issues/create`.
#[derive(Clone, Debug)]
pub struct IssuesCreateRequired {
    /// The account owner of the repository. The name is not case sensitive.
    pub owner: String,
    /// The name of the repository without the `.git` extension. The name is not case sensitive.
    pub repo: String,
    /// The body.
    pub body: IssuesCreateBody,
}

impl Client {
    /// Create an issue
    ///
    /// Any user with pull access to a repository can create an issue. If [issues are disabled in the repository](https://docs.github.com/articles/disabling-issues/), the API returns a `410 Gone` status.
    ///
    /// This endpoint triggers [notifications](https://docs.github.com/github/managing-subscriptions-and-notifications-on-github/about-notifications). Creating content too quickly using this endpoint may result in secondary rate limiting. For more information, see "[Rate limits for the API](https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits)"
    /// and "[Best practices for using the REST API](https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api)."
    ///
    /// This endpoint supports the following custom media types. For more information, see "[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types)."
    ///
    /// - **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.
    /// - **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.
    /// - **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.
    /// - **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.
    ///
    /// `POST /repos/{owner}/{repo}/issues`
    ///
    /// [`Reply::headers`] returns its headers as [`IssuesCreateHeaders`].
    pub fn issues_create(&self, required: IssuesCreateRequired) -> Call<IssuesCreate> {
        let IssuesCreateRequired { owner, repo, body } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::POST,
                    Path::from("/repos/")
                        .parameter("owner", owner)
                        .text("/")
                        .parameter("repo", repo)
                        .text("/issues"),
                )
                .credential(self.token.as_ref())
                .json(&body),
        )
    }
}

/// The operation `issues/create`.
#[derive(Debug)]
pub enum IssuesCreate {}

impl Operation for IssuesCreate {
    type Success = Reply<Issue>;

    type Failure = IssuesCreateFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "issues/create",
        "/repos/{owner}/{repo}/issues",
        &["issues"],
    );

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            400 => Err(received.json_failure(IssuesCreateFailure::BadRequest)),
            403 => Err(received.json_failure(IssuesCreateFailure::Forbidden)),
            404 => Err(received.json_failure(IssuesCreateFailure::NotFound)),
            410 => Err(received.json_failure(IssuesCreateFailure::Gone)),
            422 => Err(received.json_failure(IssuesCreateFailure::UnprocessableEntity)),
            429 => Err(received.json_failure(IssuesCreateFailure::TooManyRequests)),
            503 => Err(received.json_failure(IssuesCreateFailure::ServiceUnavailable)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `issues/create`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum IssuesCreateFailure {
    /// `400`: Bad Request.
    BadRequest(Reply<BasicError>),
    /// `403`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    Forbidden(Reply<BasicError>),
    /// `404`: Resource not found.
    NotFound(Reply<BasicError>),
    /// `410`: Gone.
    Gone(Reply<BasicError>),
    /// `422`: Validation failed, or the endpoint has been spammed.
    UnprocessableEntity(Reply<ValidationError>),
    /// `429`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    TooManyRequests(Reply<BasicError>),
    /// `503`: Service unavailable.
    ServiceUnavailable(Reply<ServiceUnavailableBody>),
}

documented::implement! {
    IssuesCreateFailure {
        BadRequest: 400, "Bad Request";
        Forbidden: 403, "Forbidden, or over a rate limit";
        NotFound: 404, "Resource not found";
        Gone: 410, "Gone";
        UnprocessableEntity: 422, "Validation failed, or the endpoint has been spammed";
        TooManyRequests: 429, "Forbidden, or over a rate limit";
        ServiceUnavailable: 503, "Service unavailable";
    }
}

/// The headers of `IssuesCreate`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct IssuesCreateHeaders {
    pub location: Option<String>,
}

impl ReadHeaders for IssuesCreateHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            location: header::read(headers, "location"),
        }
    }
}

/// Created from [`IssuesCreateBodyRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssuesCreateBody {
    /// The title of the issue.
    pub title: IssuesCreateBodyTitle,
    /// The contents of the issue.
    pub body: Option<String>,
    /// Login for the user that this issue should be assigned to. _NOTE: Only users with push access can set the assignee for new issues. The assignee is silently dropped otherwise. **This field is closing down.**_
    pub assignee: Nullable<String>,
    pub milestone: Nullable<IssuesCreateBodyMilestone>,
    /// Labels to associate with this issue. _NOTE: Only users with push access can set labels for new issues. Labels are silently dropped otherwise._
    pub labels: Option<Vec<IssuesCreateBodyLabelsItem>>,
    /// Logins for Users to assign to this issue. _NOTE: Only users with push access can set assignees for new issues. Assignees are silently dropped otherwise._
    pub assignees: Option<Vec<String>>,
    /// An array of issue field values to set on this issue. Each field value must include the field ID and the value to set. Issue fields are only available for organization-owned repositories with the feature enabled. Field values are silently dropped otherwise.
    pub issue_field_values: Option<Vec<IssuesCreateBodyIssueFieldValuesItem>>,
    /// The name of the issue type to associate with this issue. _NOTE: Only users with push access can set the type for new issues. The type is silently dropped otherwise._
    pub r#type: Nullable<String>,
}

/// The required fields of [`IssuesCreateBody`].
#[derive(Debug)]
pub struct IssuesCreateBodyRequired {
    /// The title of the issue.
    pub title: IssuesCreateBodyTitle,
}

object::implement! {
    IssuesCreateBody from IssuesCreateBodyRequired {
        required(title, "title");
        optional(body: String, "body");
        nullable(assignee: String, "assignee");
        nullable(milestone: IssuesCreateBodyMilestone, "milestone");
        optional(labels: Vec<IssuesCreateBodyLabelsItem>, "labels");
        optional(assignees: Vec<String>, "assignees");
        optional(issue_field_values: Vec<IssuesCreateBodyIssueFieldValuesItem>, "issue_field_values");
        nullable(r#type: String, "type");
    }
}

/// The title of the issue.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum IssuesCreateBodyTitle {
    String(String),
    Integer(i64),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for IssuesCreateBodyTitle {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for IssuesCreateBodyTitle {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<i64> for IssuesCreateBodyTitle {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl json::Encode for IssuesCreateBodyTitle {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for IssuesCreateBodyTitle {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Integer),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    IssuesCreateBodyTitle by any shape {
        0 = string;
        1 = integer;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum IssuesCreateBodyMilestone {
    String(String),
    /// The `number` of the milestone to associate this issue with. _NOTE: Only users with push access can set the milestone for new issues. The milestone is silently dropped otherwise._
    Integer(i64),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for IssuesCreateBodyMilestone {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for IssuesCreateBodyMilestone {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<i64> for IssuesCreateBodyMilestone {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl json::Encode for IssuesCreateBodyMilestone {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for IssuesCreateBodyMilestone {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Integer),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    IssuesCreateBodyMilestone by any shape {
        0 = string;
        1 = integer;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum IssuesCreateBodyLabelsItem {
    String(String),
    Object(IssuesCreateBodyLabelsItemObject),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for IssuesCreateBodyLabelsItem {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for IssuesCreateBodyLabelsItem {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<IssuesCreateBodyLabelsItemObject> for IssuesCreateBodyLabelsItem {
    fn from(value: IssuesCreateBodyLabelsItemObject) -> Self {
        Self::Object(value)
    }
}

impl json::Encode for IssuesCreateBodyLabelsItem {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Object(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for IssuesCreateBodyLabelsItem {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Object),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    IssuesCreateBodyLabelsItem by any shape {
        0 = string;
        1 = object { optional ["id", "name", "description", "color"] };
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct IssuesCreateBodyLabelsItemObject {
    pub id: Option<i64>,
    pub name: Option<String>,
    pub description: Nullable<String>,
    pub color: Nullable<String>,
}

object::implement! {
    IssuesCreateBodyLabelsItemObject {
        optional(id: i64, "id");
        optional(name: String, "name");
        nullable(description: String, "description");
        nullable(color: String, "color");
    }
}

/// Created from [`IssuesCreateBodyIssueFieldValuesItemRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssuesCreateBodyIssueFieldValuesItem {
    /// The ID of the issue field to set
    pub field_id: i64,
    /// The value to set for the field. For multi-select fields, provide an array of option names.
    pub value: IssuesCreateBodyIssueFieldValuesItemValue,
}

/// The required fields of [`IssuesCreateBodyIssueFieldValuesItem`].
#[derive(Debug)]
pub struct IssuesCreateBodyIssueFieldValuesItemRequired {
    /// The ID of the issue field to set
    pub field_id: i64,
    /// The value to set for the field. For multi-select fields, provide an array of option names.
    pub value: IssuesCreateBodyIssueFieldValuesItemValue,
}

object::implement! {
    IssuesCreateBodyIssueFieldValuesItem from IssuesCreateBodyIssueFieldValuesItemRequired {
        required(field_id, "field_id");
        required(value, "value");
    }
}

/// The value to set for the field. For multi-select fields, provide an array of option names.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum IssuesCreateBodyIssueFieldValuesItemValue {
    String(String),
    Number(f64),
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for IssuesCreateBodyIssueFieldValuesItemValue {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for IssuesCreateBodyIssueFieldValuesItemValue {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<f64> for IssuesCreateBodyIssueFieldValuesItemValue {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<Vec<String>> for IssuesCreateBodyIssueFieldValuesItemValue {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for IssuesCreateBodyIssueFieldValuesItemValue {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Number(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for IssuesCreateBodyIssueFieldValuesItemValue {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Number),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    IssuesCreateBodyIssueFieldValuesItemValue by any shape {
        0 = string;
        1 = number;
        2 = array;
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServiceUnavailableBody {
    pub code: Option<String>,
    pub message: Option<String>,
    pub documentation_url: Option<String>,
}

object::implement! {
    ServiceUnavailableBody {
        optional(code: String, "code");
        optional(message: String, "message");
        optional(documentation_url: String, "documentation_url");
    }, careful("ServiceUnavailableBody")
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `issues create`.

    use crate::client::Client;
    use crate::operations::issues_create::IssuesCreateRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "create",
        about: "Create an issue",
        long_about: "Create an issue\n\nAny user with pull access to a repository can create an issue. If [issues are disabled in the repository](https://docs.github.com/articles/disabling-issues/), the API returns a `410 Gone` status.\n\nThis endpoint triggers [notifications](https://docs.github.com/github/managing-subscriptions-and-notifications-on-github/about-notifications). Creating content too quickly using this endpoint may result in secondary rate limiting. For more information, see \"[Rate limits for the API](https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits)\"\nand \"[Best practices for using the REST API](https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api).\"\n\nThis endpoint supports the following custom media types. For more information, see \"[Media types](https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types).\"\n\n- **`application/vnd.github.raw+json`**: Returns the raw markdown body. Response will include `body`. This is the default if you do not pass any specific media type.\n- **`application/vnd.github.text+json`**: Returns a text only representation of the markdown body. Response will include `body_text`.\n- **`application/vnd.github.html+json`**: Returns HTML rendered from the body's markdown. Response will include `body_html`.\n- **`application/vnd.github.full+json`**: Returns raw, text, and HTML representations. Response will include `body`, `body_text`, and `body_html`.\n\nPOST /repos/{owner}/{repo}/issues",
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
            Flag::new("title", Kind::Any, "The title of the issue.")
                .field("title")
                .required(),
            Flag::new("body-body", Kind::Text, "The contents of the issue.")
                .field("body"),
            Flag::new(
                    "assignee",
                    Kind::Text,
                    "Login for the user that this issue should be assigned to. _NOTE: Only users with push access can set the assignee for new issues. The assignee is silently dropped otherwise. **This field is closing do…",
                )
                .field("assignee"),
            Flag::new("milestone", Kind::Any, "").field("milestone"),
            Flag::new(
                    "labels",
                    Kind::Any,
                    "Labels to associate with this issue. _NOTE: Only users with push access can set labels for new issues. Labels are silently dropped otherwise._",
                )
                .field("labels")
                .list(),
            Flag::new(
                    "assignees",
                    Kind::Text,
                    "Logins for Users to assign to this issue. _NOTE: Only users with push access can set assignees for new issues. Assignees are silently dropped otherwise._",
                )
                .field("assignees")
                .list(),
            Flag::new(
                    "issue-field-values",
                    Kind::Json,
                    "An array of issue field values to set on this issue. Each field value must include the field ID and the value to set. Issue fields are only available for organization-owned repositories with the featu…",
                )
                .field("issue_field_values")
                .list(),
            Flag::new(
                    "type",
                    Kind::Text,
                    "The name of the issue type to associate with this issue. _NOTE: Only users with push access can set the type for new issues. The type is silently dropped otherwise._",
                )
                .field("type"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
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
                    .issues_create(IssuesCreateRequired {
                        owner: arguments.required("owner")?,
                        repo: arguments.required("repo")?,
                        body: arguments.body()?,
                    })
                    .0,
            ),
        )
    }
}
