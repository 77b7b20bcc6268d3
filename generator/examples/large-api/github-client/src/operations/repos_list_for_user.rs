// @generated from github.json by `openapi-crates generate`; do not edit.
//! `repos/list-for-user`: `GET /users/{username}/repos`.

use http::{HeaderMap, Method};

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
use crate::types::basic_error::BasicError;
use crate::types::direction::Direction;
use crate::types::minimal_repository::MinimalRepository;

impl Client {
    /// List repositories for a user
    ///
    /// Lists public repositories for the specified user.
    ///
    /// `GET /users/{username}/repos`
    ///
    /// [`Reply::headers`] returns its headers as [`ReposListForUserHeaders`].
    pub fn repos_list_for_user(
        &self,
        username: impl AsRef<str>,
    ) -> Call<ReposListForUser> {
        let username = username.as_ref();
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::GET,
                    Path::from("/users/").parameter("username", username).text("/repos"),
                )
                .credential(self.token.as_ref()),
        )
    }
}

impl Call<ReposListForUser> {
    /// Limit results to repositories of the specified type.
    ///
    /// The server defaults to `owner`.
    pub fn r#type(self, r#type: ReposListForUserType) -> Self {
        Self(self.0.query("type", r#type))
    }

    /// The property to sort the results by.
    ///
    /// The server defaults to `full_name`.
    pub fn sort(self, sort: ReposListForUserSort) -> Self {
        Self(self.0.query("sort", sort))
    }

    /// The order to sort by. Default: `asc` when using `full_name`, otherwise `desc`.
    pub fn direction(self, direction: ReposListForUserDirection) -> Self {
        Self(self.0.query("direction", direction))
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

/// The operation `repos/list-for-user`.
#[derive(Debug)]
pub enum ReposListForUser {}

impl Operation for ReposListForUser {
    type Success = Reply<Vec<MinimalRepository>>;

    type Failure = ReposListForUserFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "repos/list-for-user",
        "/users/{username}/repos",
        &["repos"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            403 => Err(received.json_failure(ReposListForUserFailure::Forbidden)),
            429 => Err(received.json_failure(ReposListForUserFailure::TooManyRequests)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `repos/list-for-user`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReposListForUserFailure {
    /// `403`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    Forbidden(Reply<BasicError>),
    /// `429`: Forbidden, or over a rate limit.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`RateLimitedHeaders`](crate::types::RateLimitedHeaders).
    TooManyRequests(Reply<BasicError>),
}

documented::implement! {
    ReposListForUserFailure {
        Forbidden: 403, "Forbidden, or over a rate limit";
        TooManyRequests: 429, "Forbidden, or over a rate limit";
    }
}

/// The headers of `ReposListForUser`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReposListForUserHeaders {
    pub link: Option<String>,
}

impl ReadHeaders for ReposListForUserHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            link: header::read(headers, "link"),
        }
    }
}

impl Paged for ReposListForUser {
    type Item = MinimalRepository;

    const PAGING: Paging = Paging::Link;

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        Some(page.into_body())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReposListForUserType {
    All,
    Owner,
    Member,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ReposListForUserType {
        All = "all";
        Owner = "owner";
        Member = "member";
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReposListForUserSort {
    Created,
    Updated,
    Pushed,
    FullName,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ReposListForUserSort {
        Created = "created";
        Updated = "updated";
        Pushed = "pushed";
        FullName = "full_name";
    }
}

pub type ReposListForUserDirection = Direction;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `repos list-for-user`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-for-user",
        about: "List repositories for a user",
        long_about: "List repositories for a user\n\nLists public repositories for the specified user.\n\nGET /users/{username}/repos",
        flags: &[
            Flag::new("username", Kind::Text, "The handle for the GitHub user account.")
                .argument()
                .required(),
            Flag::new(
                "type",
                Kind::OneOf(&["all", "owner", "member"]),
                "Limit results to repositories of the specified type. [default: owner]",
            ),
            Flag::new(
                "sort",
                Kind::OneOf(&["created", "updated", "pushed", "full_name"]),
                "The property to sort the results by. [default: full_name]",
            ),
            Flag::new(
                "direction",
                Kind::OneOf(&["asc", "desc"]),
                "The order to sort by. Default: `asc` when using `full_name`, otherwise `desc`.",
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
            .repos_list_for_user(arguments.required::<String>("username")?);
        if let Some(value) = arguments.optional("type")? {
            call = call.r#type(value);
        }
        if let Some(value) = arguments.optional("sort")? {
            call = call.sort(value);
        }
        if let Some(value) = arguments.optional("direction")? {
            call = call.direction(value);
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
