//! The call of a command, independent of its operation.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fmt::{self, Display};
use std::pin::Pin;

use bytes::Bytes;

use super::call::{Call, Operation, Streamed};
use super::cli_end::{End, Refused, Wrong, chain};
use super::received::Received;
use super::request::Request;
use super::wire::Incoming;

/// Success responses are streamed to the output.
const SHOWN_AS_THEY_COME: &[Streamed] = &[(200..=399, "*/*")];

/// A call that is ready to be sent.
pub struct Prepared(pub(super) Sending);

pub enum Sending {
    /// A single request.
    Once(Box<Once>),
    /// One request for each page.
    Pages(Box<dyn Pages>, &'static [&'static str]),
}

/// A single request.
pub struct Once {
    request: Request,
    failure: fn(Received) -> Option<String>,
    /// The path of fields to the items of the response, if it is a page.
    pub(super) items: &'static [&'static str],
}

/// Responses that follow each other.
pub trait Pages {
    /// Returns the body of the next page, or `None` at the end.
    fn next(&mut self) -> NextPage<'_>;
}

/// The future of the next page.
pub type NextPage<'p> = Pin<Box<dyn Future<Output = Option<Result<Bytes, End>>> + 'p>>;

impl Prepared {
    /// Creates a single request.
    pub fn of<O: Operation<Failure: Display>>(call: Call<O>) -> Self {
        Self::page(call, &[])
    }

    /// Creates a request for one page. `items` is the path of fields to its items.
    pub(super) fn page<O: Operation<Failure: Display>>(
        call: Call<O>,
        items: &'static [&'static str],
    ) -> Self {
        let once = Once {
            request: call.request,
            failure: failure::<O>,
            items,
        };
        Self(Sending::Once(Box::new(once)))
    }
}

/// Returns the documented error of a response, unless it is a success.
fn failure<O: Operation<Failure: Display>>(received: Received) -> Option<String> {
    O::read(received).err().map(|failure| failure.to_string())
}

impl Once {
    /// Sends the request and returns a success response.
    pub(super) async fn send(self) -> Result<Incoming, End> {
        let connection = self.request.connection(SHOWN_AS_THEY_COME);
        let connection = connection.map_err(|invalid| Wrong::error(&invalid))?;
        let received = connection.exchange().await;
        let received = received.map_err(|error| End::Failed(chain(&error)))?;
        if let Some(incoming) = received.take_incoming() {
            return Ok(incoming);
        }
        let (status, body) = (received.status(), received.body().clone());
        let told = (self.failure)(received);
        let told = told.unwrap_or_else(|| format!("unexpected status {status}"));
        Err(End::Refused(Refused { told, status, body }))
    }
}

impl fmt::Debug for Prepared {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Prepared(..)")
    }
}
