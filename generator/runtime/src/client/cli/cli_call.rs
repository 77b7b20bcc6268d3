//! The call of a command, independent of its operation.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fmt::{self, Display};
use std::pin::Pin;

use bytes::Bytes;
use http::HeaderValue;
use http::header::ACCEPT;

use crate::runtime::client::call::{CallBuilder, Operation, Streamed};
use crate::runtime::client::cli_error::{CliError, ErrorResponse, InvalidArgument, chain};
use crate::runtime::client::custom_headers::CustomHeaders;
use crate::runtime::client::failure::{Documented, Failure};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::request::Request;
use crate::runtime::client::wire::Incoming;

/// Success responses are streamed to the output.
const SHOWN_AS_THEY_COME: &[Streamed] = &[(200..=399, "*/*")];

/// A call that is ready to be sent.
pub struct PreparedCall(pub(crate) Requests);

/// The requests of a prepared call.
pub enum Requests {
    /// A single request.
    Once(Box<Once>),
    /// One request for each page.
    Pages(Box<dyn PagedCall>, &'static [&'static str]),
}

/// A single request.
pub struct Once {
    request: Request,
    operation: &'static OperationInfo,
    failure: fn(RawResponse) -> Option<String>,
    /// The path of fields to the items of the response, if it is a page.
    pub(crate) items: &'static [&'static str],
}

/// A call of which all pages are requested.
pub trait PagedCall {
    /// Adds headers, and returns the pages.
    fn begin(self: Box<Self>, headers: CustomHeaders) -> Box<dyn Pages>;
}

/// Responses that follow each other.
pub trait Pages {
    /// Returns the body of the next page, or `None` at the end.
    fn next(&mut self) -> NextPage<'_>;
}

/// The future of the next page.
pub type NextPage<'p> = Pin<Box<dyn Future<Output = Option<Result<Bytes, CliError>>> + 'p>>;

impl PreparedCall {
    /// Creates a single request.
    pub fn of<O: Operation<Failure: Documented + Display>>(call: CallBuilder<O>) -> Self {
        Self::page(call, &[])
    }

    /// Creates a request for one page. `items` is the path of fields to its items.
    pub(crate) fn page<O: Operation<Failure: Documented + Display>>(
        call: CallBuilder<O>,
        items: &'static [&'static str],
    ) -> Self {
        let once = Once {
            request: call.request,
            operation: &O::INFO,
            failure: failure::<O>,
            items,
        };
        Self(Requests::Once(Box::new(once)))
    }

    /// Requests another media type of the response.
    pub(crate) fn accepting(mut self, media_type: Option<String>) -> Result<Self, InvalidArgument> {
        if let (Some(media_type), Requests::Once(once)) = (media_type, &mut self.0) {
            let media_type = HeaderValue::try_from(media_type);
            let media_type = media_type.map_err(|error| InvalidArgument::error(&error))?;
            once.request.headers.insert(ACCEPT, media_type);
        }
        Ok(self)
    }
}

/// Returns the message for an error response; `None` for a success.
fn failure<O: Operation<Failure: Documented + Display>>(received: RawResponse) -> Option<String> {
    O::read(received).err().map(|failure| message(&failure))
}

/// Returns the message of a failure without the body of the response, which is shown in full.
pub(crate) fn message<E: Documented + Display>(failure: &Failure<E>) -> String {
    match failure {
        Failure::Operation(failure) => {
            let (response, meaning) = failure.response();
            format!("{}: {meaning}", response.status().as_u16())
        }
        Failure::Undocumented(received) => format!("undocumented status {}", received.status()),
        failure => failure.to_string(),
    }
}

impl Once {
    /// Sends the request, with additional headers, and returns a success response.
    pub(crate) async fn send(mut self, headers: CustomHeaders) -> Result<Incoming, CliError> {
        self.request.custom().headers = headers;
        let connection = self.request.connection(self.operation, SHOWN_AS_THEY_COME);
        let connection = connection.map_err(|invalid| InvalidArgument::error(&invalid))?;
        let received = connection.exchange().await;
        let received = received.map_err(|error| CliError::Failed(chain(&error)))?;
        if let Some(incoming) = received.take_incoming() {
            return Ok(incoming);
        }
        let (status, body) = (received.status(), received.body().clone());
        let meaning = (self.failure)(received);
        let meaning = meaning.unwrap_or_else(|| format!("unexpected status {status}"));
        Err(CliError::Response(ErrorResponse {
            meaning,
            status,
            body,
        }))
    }
}

impl fmt::Debug for PreparedCall {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("PreparedCall(..)")
    }
}
