// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `watchChanges`: `GET /changes`.

use std::collections::BTreeMap;

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::event::Event;
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::values::Values;
use crate::runtime::{documented, values};
use crate::types::measure::Measure;

impl Client {
    /// `watchChanges`.
    ///
    /// `GET /changes`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`WatchChangesHeaders`](crate::WatchChangesHeaders).
    pub fn watch_changes(&self) -> Call<WatchChanges> {
        Call::new(&self.shared, Method::GET, "/changes").accept("text/event-stream")
    }
}

impl Call<WatchChanges> {
    pub fn limits(self, limits: BTreeMap<String, i64>) -> Self {
        self.query_styled("limits", Style::Deep, &limits)
    }
}

/// The operation `watchChanges`.
#[derive(Debug)]
pub enum WatchChanges {}

impl Operation for WatchChanges {
    type Success = Reply<Values<Event<Measure>>>;

    type Failure = WatchChangesFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                values::read(
                    received,
                    Framing::Events,
                    |frame| Ok(Event::received(values::json(frame)?, frame)),
                )
            }
            404 => Err(received.empty_failure(WatchChangesFailure::NotFound)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `watchChanges`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum WatchChangesFailure {
    /// `404`: nothing is measured.
    NotFound(Reply<()>),
}

documented::implement! {
    WatchChangesFailure {
        NotFound: 404, "Nothing is measured";
    }
}

/// The headers of `WatchChanges`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchChangesHeaders {
    /// The seconds between two.
    pub x_interval: Option<i64>,
}

impl ReadHeaders for WatchChangesHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_interval: header::read(headers, "x-interval"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `watch-changes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "watch-changes",
        about: "GET /changes",
        long_about: "GET /changes",
        flags: &[Flag::new("limits", Kind::Json, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.watch_changes();
        if let Some(value) = arguments.optional("limits")? {
            call = call.limits(value);
        }
        Ok(PreparedCall::of(call))
    }
}
