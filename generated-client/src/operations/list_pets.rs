// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /v1/pets`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{self, Failure};
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::pages::{Paged, Paging};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Error, Pet, PetStatus, Pets};

impl Client {
    /// List animals.
    ///
    /// Returns the animals in ascending order of `id`, one page at a time.
    ///
    /// Where more animals follow, the response has a `Link` header with `rel="next"` (RFC 8288), which
    /// leads to the next page. A page may have fewer animals than `limit` even so: it ends sooner where
    /// names are long.
    ///
    /// `GET /v1/pets`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListPetsHeaders`](crate::ListPetsHeaders).
    pub fn list_pets(&self) -> Call<ListPets> {
        Call::new(&self.shared, Method::GET, "/pets").credential(self.api_key.as_ref())
    }
}

impl Call<ListPets> {
    /// Maximum number of animals to return.
    ///
    /// The server defaults to `20`.
    pub fn limit(self, limit: i64) -> Self {
        self.query("limit", limit)
    }

    /// Return only the animals with this status.
    pub fn status(self, status: PetStatus) -> Self {
        self.query("status", status)
    }

    /// Where the page begins: a value taken from the `Link` header of the page before it.
    ///
    /// Its content has no meaning to a client. Without it, the first page is returned.
    pub fn cursor(self, cursor: impl AsRef<str>) -> Self {
        self.query("cursor", cursor.as_ref())
    }
}

/// The operation `listPets`.
#[derive(Debug)]
pub enum ListPets {}

impl Operation for ListPets {
    type Success = Reply<Pets>;

    type Failure = ListPetsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400 => Err(received.json_failure(ListPetsFailure::BadRequest)),
            401 => Err(received.json_failure(ListPetsFailure::Unauthorized)),
            429 => Err(received.json_failure(ListPetsFailure::TooManyRequests)),
            500 => Err(received.json_failure(ListPetsFailure::InternalServerError)),
            503 => Err(received.json_failure(ListPetsFailure::ServiceUnavailable)),
            _ => received.undocumented(|received| received.json()),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `400`: a parameter is invalid, or the body is missing required fields or
    /// contains invalid values.
    BadRequest(Reply<Error>),
    /// `401`: missing or invalid API key.
    Unauthorized(Reply<Error>),
    /// `429`: rate limit exceeded.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`TooManyRequestsHeaders`](crate::TooManyRequestsHeaders).
    TooManyRequests(Reply<Error>),
    /// `500`: the service failed.
    InternalServerError(Reply<Error>),
    /// `503`: the service cannot answer for now, because its store is away.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ServiceUnavailableHeaders`](crate::ServiceUnavailableHeaders).
    ServiceUnavailable(Reply<Error>),
}

impl failure::Documented for ListPetsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::BadRequest(reply) => {
                reply
                    .documented(
                        "A parameter is invalid, or the body is missing required fields or contains invalid values",
                    )
            }
            Self::Unauthorized(reply) => reply.documented("Missing or invalid API key"),
            Self::TooManyRequests(reply) => reply.documented("Rate limit exceeded"),
            Self::InternalServerError(reply) => reply.documented("The service failed"),
            Self::ServiceUnavailable(reply) => {
                reply
                    .documented(
                        "The service cannot answer for now, because its store is away",
                    )
            }
        }
    }
}

failure::implement!(ListPetsFailure);

/// The headers of `ListPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsHeaders {
    /// The next page, as a link with `rel="next"` (RFC 8288). It is absent from the last page.
    ///
    /// The target is a relative reference, to be resolved against the address of the request. It keeps the
    /// `limit` and `status` of the request.
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
