// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The call of a command, whatever its operation is.
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

/// Successes are shown as they come.
const SHOWN_AS_THEY_COME: &[Streamed] = &[(200..=399, "*/*")];

/// A call that is ready to be sent.
pub struct Prepared(pub(super) Sending);

/// How a call is sent.
pub enum Sending {
    /// Once.
    Once(Box<Once>),
    /// Page by page.
    Pages(Box<dyn Pages>, &'static [&'static str]),
}

/// A call that is sent once.
pub struct Once {
    request: Request,
    failure: fn(Received) -> Option<String>,
    /// The fields that lead to the items of the answer, if it is a page.
    pub(super) items: &'static [&'static str],
}

/// Answers that follow each other.
pub trait Pages {
    /// The body of the next page; `None` at the end.
    fn next(&mut self) -> NextPage<'_>;
}

/// The body of a page that is waited for.
pub type NextPage<'p> = Pin<Box<dyn Future<Output = Option<Result<Bytes, End>>> + 'p>>;

impl Prepared {
    /// A call that is sent once.
    pub fn of<O: Operation<Failure: Display>>(call: Call<O>) -> Self {
        Self::page(call, &[])
    }

    /// A call whose answer is a page. `items` are the fields that lead to its items.
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

/// What the description says of an answer, unless it is a success.
fn failure<O: Operation<Failure: Display>>(received: Received) -> Option<String> {
    O::read(received).err().map(|failure| failure.to_string())
}

impl Once {
    /// Makes the call: the answer, if it is a success.
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
