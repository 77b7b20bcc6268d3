// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /v1/pets`.

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
use crate::types::error::Error;
use crate::types::pet::Pet;
use crate::types::pet_status::PetStatus;
use crate::types::pets::Pets;

impl Client {
    /// List animals.
    ///
    /// Returns the animals in ascending order of `id`, one page at a time.
    ///
    /// If there are more animals, the response has a `Link` header with `rel="next"` (RFC 8288), the URL of
    /// the next page. A page may contain fewer than `limit` animals although more follow, because the size
    /// of a page in bytes is limited as well.
    ///
    /// `GET /v1/pets`
    ///
    /// [`Reply::headers`] returns its headers as [`ListPetsHeaders`].
    pub fn list_pets(&self) -> Call<ListPets> {
        Call(
            CallBuilder::new(&self.shared, Method::GET, "/pets")
                .credential(self.api_key.as_ref()),
        )
    }
}

impl Call<ListPets> {
    /// Maximum number of animals to return.
    ///
    /// `1..=100`. The server defaults to `20`.
    pub fn limit(self, limit: i64) -> Self {
        Self(self.0.query("limit", limit))
    }

    /// Return only the animals with this status.
    pub fn status(self, status: PetStatus) -> Self {
        Self(self.0.query("status", status))
    }

    /// The start of the page: a value from the `Link` header of the previous page.
    ///
    /// The value is opaque. Without it, the first page is returned.
    ///
    /// Pattern `^[0-9a-f]{16}$`.
    pub fn cursor(self, cursor: impl AsRef<str>) -> Self {
        Self(self.0.query("cursor", cursor.as_ref()))
    }
}

/// The operation `listPets`.
#[derive(Debug)]
pub enum ListPets {}

impl Operation for ListPets {
    type Success = Reply<Pets>;

    type Failure = ListPetsFailure;

    const INFO: OperationInfo = OperationInfo::new("listPets", "/v1/pets", &["pets"]);

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400 => Err(received.json_failure(ListPetsFailure::BadRequest)),
            401 => Err(received.json_failure(ListPetsFailure::Unauthorized)),
            429 => Err(received.json_failure(ListPetsFailure::TooManyRequests)),
            500 => Err(received.json_failure(ListPetsFailure::InternalServerError)),
            503 => Err(received.json_failure(ListPetsFailure::ServiceUnavailable)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `400`: A parameter is invalid, or the body is missing required fields or
    /// contains invalid values.
    BadRequest(Reply<Error>),
    /// `401`: Missing or invalid API key.
    Unauthorized(Reply<Error>),
    /// `429`: Rate limit exceeded.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`TooManyRequestsHeaders`](crate::types::TooManyRequestsHeaders).
    TooManyRequests(Reply<Error>),
    /// `500`: The service failed.
    InternalServerError(Reply<Error>),
    /// `503`: The database of the service is temporarily unavailable.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ServiceUnavailableHeaders`](crate::types::ServiceUnavailableHeaders).
    ServiceUnavailable(Reply<Error>),
}

documented::implement! {
    ListPetsFailure {
        BadRequest: 400, "A parameter is invalid, or the body is missing required fields or contains invalid values";
        Unauthorized: 401, "Missing or invalid API key";
        TooManyRequests: 429, "Rate limit exceeded";
        InternalServerError: 500, "The service failed";
        ServiceUnavailable: 503, "The database of the service is temporarily unavailable";
    }
}

/// The headers of `ListPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsHeaders {
    /// The next page, as a link with `rel="next"` (RFC 8288). It is absent from the last page.
    ///
    /// The target is a relative reference, resolved against the URL of the request. It includes the `limit`
    /// and `status` of the request.
    pub link: Option<String>,
}

impl ReadHeaders for ListPetsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            link: header::read(headers, "link"),
        }
    }
}

impl Paged for ListPets {
    type Item = Pet;

    const PAGING: Paging = Paging::Link;

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        Some(page.into_body())
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets list`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list",
        about: "List animals.",
        long_about: "List animals.\n\nReturns the animals in ascending order of `id`, one page at a time.\n\nIf there are more animals, the response has a `Link` header with `rel=\"next\"` (RFC 8288), the URL of\nthe next page. A page may contain fewer than `limit` animals although more follow, because the size\nof a page in bytes is limited as well.\n\nGET /v1/pets",
        flags: &[
            Flag::new(
                "limit",
                Kind::Integer(1, 100),
                "Maximum number of animals to return. [default: 20]",
            ),
            Flag::new(
                "status",
                Kind::OneOf(&["available", "pending", "sold"]),
                "Return only the animals with this status.",
            ),
            Flag::new(
                "cursor",
                Kind::Text,
                "The start of the page: a value from the `Link` header of the previous page.",
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
        let mut call = client.list_pets();
        if let Some(value) = arguments.optional("limit")? {
            call = call.limit(value);
        }
        if let Some(value) = arguments.optional("status")? {
            call = call.status(value);
        }
        if let Some(value) = arguments.optional::<String>("cursor")? {
            call = call.cursor(value);
        }
        Ok(PreparedCall::pages(call.0, arguments.all_pages(), &[]))
    }
}
